import type { Schemas } from "@grantwright/api-client";
import { expect } from "vitest";
import type { Browser } from "./browser.ts";

/** Uploads a text file for a new draft, and answers its id. */
export async function attachText(person: Browser, text: string, filename = "notes.txt"): Promise<string> {
  const file = { filename, mimetype: "text/plain", size: Buffer.byteLength(text) };
  const asked = await person.post<Schemas["UploadTarget"][]>("/a/docs/new/upload", [file]);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const [target] = asked.body;
  const { signedUrl = "", headers = {} } = target ?? {};
  // Its address is the same in every account.
  const stored = await fetch(`${person.origin}${signedUrl}`, { method: "PUT", body: text, headers });
  expect(stored.status).toBe(200);
  return target?.fileId ?? "";
}
