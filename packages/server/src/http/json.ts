import type { FastifyInstance } from "fastify";
import { storable } from "../db/storable.ts";
import { Refusal } from "../refusal.ts";

/** Escapes of characters that a database text cannot hold: NUL and halves of surrogate pairs. */
const suspicious = /\\u(?:0000|[dD][89a-fA-F])/;

const withoutPrototype = (key: string, entry: unknown) => (key === "__proto__" ? undefined : entry);

/**
 * Reads bodies as JSON and as nothing else. An empty body is none; whether one is needed is the contract's matter.
 * Characters that cannot be stored are dropped rather than failing the save of a pasted text.
 */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, raw, done) => {
    const text = raw as string;
    if (text.trim() === "") return done(null, undefined);
    try {
      const value: unknown = text.includes("__proto__") ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
      done(null, suspicious.test(text) ? storable(value) : value);
    } catch {
      done(new Refusal("invalid", "The request is not valid JSON."));
    }
  });
}
