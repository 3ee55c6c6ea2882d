import type { FastifyInstance } from "fastify";
import { Refusal } from "../refusal.ts";

/** Escapes of characters that a database text cannot hold: NUL and halves of surrogate pairs. */
const suspicious = /\\u(?:0000|[dD][89a-fA-F])/;

const withoutPrototype = (key: string, entry: unknown) => (key === "__proto__" ? undefined : entry);

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\u0000", "").toWellFormed();
  if (Array.isArray(value)) return value.map(cleaned);
  if (value !== null && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [cleaned(key), cleaned(entry)]));
  return value;
}

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
      done(null, suspicious.test(text) ? cleaned(value) : value);
    } catch {
      done(new Refusal("invalid", "The request is not valid JSON."));
    }
  });
}
