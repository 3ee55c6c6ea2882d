import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isSignedBy, keyIdIn, keyIdOf, signDetached } from "./detachedSignature.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const other = generateKeyPairSync("ed25519");
const text = "Łąki Ogród wrote this.\nIn 3 spells, on 2 days.";
const signature = signDetached(text, privateKey);

describe("a signature", () => {
  it("is of the words, however lines are broken and spaced on the way", () => {
    for (const same of [
      text,
      text.replace("\n", "\r\n"),
      `\uFEFF${text}\n\n`,
      text.replace(/ /g, "\n"),
      text.normalize("NFD"),
    ])
      expect(isSignedBy(same, signature, publicKey)).toBe(true);
  });

  it("is none where a word, a number or the key is another", () => {
    for (const changed of [text.replace("3", "4"), `${text} More.`, text.replace("Ogród", "Ogrod"), ""])
      expect(isSignedBy(changed, signature, publicKey)).toBe(false);
    expect(isSignedBy(text, signature, other.publicKey)).toBe(false);
    const [header, , value = ""] = signature.split(".");
    expect(isSignedBy(text, `${header}..${value.slice(0, -6)}AAAAAA`, publicKey)).toBe(false);
    expect(isSignedBy(text, `${header}..`, publicKey)).toBe(false);
  });

  it("names its key, and nothing else passes for one", () => {
    expect(keyIdIn(signature)).toBe(keyIdOf(publicKey));
    const foreign = Buffer.from(JSON.stringify({ alg: "none", kid: keyIdOf(publicKey) })).toString("base64url");
    const [header, , value] = signature.split(".");
    for (const none of [
      "",
      "..",
      "a.b.c",
      `${foreign}..${value}`,
      `${header}.payload.${value}`,
      `bm90IGpzb24..${value}`,
      `bnVsbA..${value}`,
    ])
      expect(keyIdIn(none), none).toBeUndefined();
  });
});
