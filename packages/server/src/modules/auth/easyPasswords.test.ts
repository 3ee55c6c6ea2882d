import { describe, expect, it } from "vitest";
import { isEasyToGuess } from "./easyPasswords.ts";

describe("isEasyToGuess", () => {
  it.each([
    "password",
    "Password1!",
    "12345678",
    "qwertyuiop",
    "iloveyou",
    "Grantwright",
    "grantwright2026",
    "ines.okafor@example.org",
    "Ines.Okafor",
    "inesokafor1",
    "ines.okafor+grants",
    "example.org",
    "        ",
    "\t\n \u00a0    ",
    "aaaaaaaa",
    "éééééééé",
    "🌱🌱🌱🌱🌱🌱🌱🌱",
    " password ",
    "ｐａｓｓｗｏｒｄ",
  ])("is true of %j", (password) => {
    expect(isEasyToGuess(password, "Ines.Okafor+grants@example.org")).toBe(true);
  });

  it.each([
    "correct horse",
    "first password",
    "zwölf Gärten",
    "grantwright writes grants",
    "ababcdcdefef",
    "kV7#pq2m",
    "ines likes gardens",
    "пароль с садом",
  ])("is false of %j", (password) => {
    expect(isEasyToGuess(password, "ines.okafor@example.org")).toBe(false);
  });
});
