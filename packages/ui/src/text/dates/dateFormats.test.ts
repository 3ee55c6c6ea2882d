import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const packages = join(import.meta.dirname, "../../../..");

/** Where dates are written for a screen. */
const folders = ["ui/src", "app/src"];

/** The only module that makes formats of dates. */
const own = join("ui", "src", "text", "dates", "dates.ts");

const byHand =
  /Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String\(|date\w*\.toLocaleString\(|\.toLocaleString\([^)]*(?:dateStyle|timeStyle|month|hour)/i;

it("writes no date by hand: dayLabel, timeLabel, momentLabel, listDateLabel and deadlineDay are there for all of them", () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories|fixture)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((name) => name !== own && byHand.test(readFileSync(join(packages, name), "utf8")));
  expect(found).toEqual([]);
});
