import { expect, it } from "vitest";
import { agentOf } from "./agent.ts";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
    "Microsoft Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1",
    "Safari",
    "iOS",
  ],
  [undefined, null, null],
  ["", null, null],
  ["x".repeat(5_000), null, null],
])("reads %s", (header, browser, system) => {
  expect(agentOf(header)).toEqual({ browser, system });
});

it("keeps short names alone, whatever a header says", () => {
  const { browser, system } = agentOf(`${"<b>".repeat(200)}/1.0 (${"y".repeat(200)})`);
  expect((browser ?? "").length).toBeLessThanOrEqual(40);
  expect((system ?? "").length).toBeLessThanOrEqual(40);
});
