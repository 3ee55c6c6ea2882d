import { Refusal } from "../../kernel/refusal.ts";
import { storable } from "../../kernel/text/storable.ts";

/** Escapes of characters that a database text cannot hold: NUL and halves of surrogate pairs. */
const suspicious = /\\u(?:0000|[dD][89a-fA-F])/;

const withoutPrototype = (key: string, entry: unknown) => (key === "__proto__" ? undefined : entry);

/**
 * Reads JSON that came from outside. Characters that cannot be stored are dropped rather than failing the save of a pasted
 * text. Throws a Refusal of kind `invalid`.
 */
export function readJson(text: string): unknown {
  try {
    const value: unknown = text.includes("__proto__") ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
    return suspicious.test(text) ? storable(value) : value;
  } catch {
    throw new Refusal("invalid", "The request is not valid JSON.");
  }
}
