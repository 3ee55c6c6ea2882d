import type { FastifyInstance } from "fastify";
import { readJson } from "./readJson.ts";

/** Reads bodies as JSON and as nothing else. An empty body is none; whether one is needed is the contract's matter. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, raw, done) => {
    const text = raw as string;
    if (text.trim() === "") return done(null, undefined);
    try {
      done(null, readJson(text));
    } catch (error) {
      done(error as Error);
    }
  });
}
