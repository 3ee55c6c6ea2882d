import { askedForLead } from "@grantwright/domain";
import { expect, test } from "vitest";
import { progressLines } from "./progressLines.ts";

const at = "2026-11-28T10:00:00.000Z";
const kinds = (messages: string[], isDone = false) =>
  progressLines(
    messages.map((message) => ({ at, message })),
    isDone,
  ).map(({ kind }) => kind);

test("the last line is under way where it says what is being done", () => {
  expect(kinds(["Read your description", "Writing Need"])).toEqual(["done", "now"]);
  expect(kinds(["Writing Need", "Writing Methods"])).toEqual(["done", "now"]);
  expect(kinds(["Writing Need"], true)).toEqual(["done"]);
});

test("what was done is done, though it is the last line", () => {
  expect(kinds(["Read your description", "Drafted Need"])).toEqual(["done", "done"]);
});

test("what the person will be asked for is neither", () => {
  expect(kinds([`${askedForLead}Budget`, "Left out one sentence"])).toEqual(["asked", "done"]);
  expect(kinds([`${askedForLead}Budget`], true)).toEqual(["asked"]);
});
