import { expect, it } from "vitest";
import { isAccepted } from "./accepts.ts";

it.each([
  ["plan.PDF", "application/pdf", [".pdf"], true],
  ["plan.pdf.exe", "application/pdf", [".pdf"], false],
  ["plan", "application/pdf", [".pdf", "application/pdf"], true],
  ["photo.heic", "image/heic", ["image/*"], true],
  ["photo.heic", "", ["image/*"], false],
  ["notes.txt", "text/plain", [], true],
  ["notes.txt", "text/plain", undefined, true],
] as const)("%s (%s) among %j: %s", (name, type, accept, isWanted) => {
  expect(isAccepted({ name, type }, accept)).toBe(isWanted);
});
