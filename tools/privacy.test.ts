import { describe, expect, it } from "vitest";
import { pageOf, problemsOf, type Facts, type Privacy } from "./privacy.ts";

const privacy: Privacy = {
  tables: [
    {
      name: "note",
      class: "words",
      holds: "What people note.",
      until: "`NOTE_DAYS` (30 days).",
      settings: ["NOTE_DAYS"],
      ends: [{ "packages/server/src/purge.ts": "purgeNotes" }],
      goes: ["model"],
      stays: "Notes of teams.",
    },
    { name: "part", class: "words", holds: "Parts of notes.", until: "As long as its note." },
    { name: "pgboss.*", class: "operational", holds: "Ids.", until: "A day.", stays: "" },
  ],
  files: [],
  browser: [
    { name: "Draft", class: "words", holds: "Words.", until: "They are sent.", by: ["packages/app/src/keep.ts"] },
  ],
  receivers: [
    {
      id: "model",
      name: "The model",
      gets: "Words.",
      when: "Asked.",
      off: "Unset.",
      settings: ["MODEL_URL"],
      by: ["packages/server/src/ask.ts"],
    },
  ],
};

const facts: Facts = {
  tables: [
    { name: "note", goesWith: [] },
    { name: "part", goesWith: ["note"] },
  ],
  settings: ["PUBLIC_URL", "MODEL_URL", "NOTE_DAYS", "PORT"],
  sources: new Map([
    ["packages/server/src/purge.ts", "export async function purgeNotes() {}"],
    ["packages/server/src/ask.ts", "const answer = await fetch(address);"],
    ["packages/app/src/keep.ts", "localStorage.setItem(key, words);"],
  ]),
};

const withSource = (file: string, source: string): Facts => ({
  ...facts,
  sources: new Map([...facts.sources, [file, source]]),
});

describe("the map of data", () => {
  it("is right where each table, setting, receiver and place in a browser is named, and what ends it is there", () => {
    expect(problemsOf(privacy, facts)).toEqual([]);
    const page = pageOf(privacy, facts);
    expect(page).toContain("| `note` | Notes of teams. |");
    expect(page).toContain("with `note`");
    expect(page).toContain("[purgeNotes](../packages/server/src/purge.ts)");
  });

  it("tells of a table that is missing, or gone, or that nothing ends", () => {
    const tables = [...facts.tables, { name: "diary", goesWith: [] }];
    expect(problemsOf(privacy, { ...facts, tables })).toEqual(["table diary is missing."]);
    expect(problemsOf(privacy, { ...facts, tables: facts.tables.slice(0, 1) })).toEqual([
      "There is no table part any more.",
      "part: nothing ends it.",
    ]);
    const purged = new Map([...facts.sources, ["packages/server/src/purge.ts", "export const other = 1;"]]);
    expect(problemsOf(privacy, { ...facts, sources: purged })).toEqual([
      "note: packages/server/src/purge.ts has no purgeNotes.",
    ]);
  });

  it("tells of settings of retention and of other machines that nobody names", () => {
    const settings = [...facts.settings, "DIARY_DAYS", "SCANNER_URL"];
    expect(problemsOf(privacy, { ...facts, settings })).toEqual([
      "No entry names the setting DIARY_DAYS.",
      "No receiver names the setting SCANNER_URL.",
    ]);
    expect(problemsOf(privacy, { ...facts, settings: ["MODEL_URL"] })).toEqual([
      "note: there is no setting NOTE_DAYS.",
    ]);
  });

  it.each([
    ["packages/server/src/new.ts", "return fetch(address);", "sends something to somebody that no receiver names."],
    ["packages/server/src/new.ts", "new S3Client({})", "sends something to somebody that no receiver names."],
    ["packages/app/src/new.ts", "sessionStorage.setItem(a, b)", "keeps something in a browser that no entry names."],
    [
      "packages/server/src/new.ts",
      "reply.setCookie(name, secret)",
      "keeps something in a browser that no entry names.",
    ],
  ])("tells of a source that sends or keeps something by itself: %s, %s", (file, source, problem) => {
    expect(problemsOf(privacy, withSource(file, source))).toEqual([`${file} ${problem}`]);
  });
});
