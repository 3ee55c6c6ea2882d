import { expect, it } from "vitest";
import { allowedActions } from "./allowedActions.ts";

const of = (own: "owner" | "admin" | "member", other: "owner" | "admin" | "member", isSelf = false) =>
  allowedActions({ role: own }, "me", { userId: isSelf ? "me" : "other", role: other });

it.each([
  [of("owner", "member"), ["owner", "admin", "handOver", "remove"]],
  [of("owner", "owner"), ["admin", "member", "handOver", "remove"]],
  [of("owner", "owner", true), []],
  [of("admin", "member"), ["admin", "remove"]],
  [of("admin", "admin"), ["member", "remove"]],
  [of("admin", "owner"), []],
  [of("member", "member"), []],
])("allows %j", (actions, expected) => {
  expect(actions).toEqual(expected);
});
