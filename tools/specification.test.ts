import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkSpecification, closeLines, lackOf, parseRegistry, type SpecificationLine } from "./specification.ts";
import { readProofs, readStories, readTests } from "./specificationProofs.ts";

const documentsYaml = `"1":
  title: Shell
  sections:
    "1.7": Calls
    "1.8": Errors
`;

/** The registry with these lines in an area. */
const registryOf = (lines: string, area = "messages") =>
  parseRegistry([
    ["documents.yaml", documentsYaml],
    [`${area}.yaml`, lines],
  ]);

const entry = (id: string, fields: Record<string, string> = {}) =>
  Object.entries({ id: `"${id}"`, text: "Something", kind: "error", when: "now", ...fields })
    .map(([key, value], index) => `${index === 0 ? "- " : "  "}${key}: ${value}\n`)
    .join("");

const story = (ids: string[], body = "") =>
  `const meta = preview.meta({ component: Pane, title: "Messages/Pane" });

export const LoadFailed = meta.story({
  parameters: { spec: [${ids.map((id) => `"${id}"`).join(", ")}] },
${body}});
`;

const play = '  play: async ({ canvas }) => {\n    await expect(canvas.getByRole("alert")).toBeVisible();\n  },\n';

function check(yaml: string, sources: Record<string, string> = {}) {
  return checkSpecification(registryOf(yaml), readProofs(Object.entries(sources)));
}

describe("parseRegistry", () => {
  it("reads documents, sections and lines", () => {
    const { documents, lines, problems } = registryOf(
      entry("1.8-list-failure", { open: "true" }) + entry("1.8-hidden", { provedBy: "test" }),
    );
    expect(problems).toEqual([]);
    expect(documents).toEqual([
      {
        number: "1",
        title: "Shell",
        sections: [
          { number: "1.7", title: "Calls" },
          { number: "1.8", title: "Errors" },
        ],
      },
    ]);
    expect(lines[0]).toEqual({
      id: "1.8-list-failure",
      section: "1.8",
      text: "Something",
      kind: "error",
      area: "messages",
      when: "now",
      isOpen: true,
      isProvedByTest: false,
    });
    expect(lines[1]).toMatchObject({ isOpen: false, isProvedByTest: true });
  });

  it.each([
    [entry("1.8-Upper"), "malformed id"],
    [entry("1.8_slug"), "malformed id"],
    [entry("list-failure"), "malformed id"],
    [entry("1.9-elsewhere"), "not declared"],
    [entry("1.8-twice") + entry("1.8-twice"), "there twice"],
    [entry("1.8-x", { text: '""' }), "no text"],
    [entry("1.8-x", { kind: "wish" }), "unknown kind wish"],
    [entry("1.8-x", { area: "messages" }), "unknown field area"],
    [entry("1.8-x", { when: "soon" }), "neither now nor later"],
    [entry("1.8-x", { open: "false" }), "other than true"],
    [entry("1.8-x", { when: "later", open: "true" }), "open though"],
    [entry("1.8-x", { kind: "state", provedBy: "test" }), "not an error"],
    [entry("1.8-x", { provedBy: "hope" }), "other than a test"],
    [entry("1.8-x", { opne: "true" }), "unknown field opne"],
  ])("tells what is wrong with %j", (yaml, problem) => {
    const { problems } = registryOf(yaml);
    expect(problems.join("\n")).toContain(problem);
    expect(check(yaml).failures.join("\n")).toContain(problem);
  });
});

describe("the files of the registry", () => {
  it("are named after an area, and read section by section, whatever the order of the folder", () => {
    const { lines, problems } = parseRegistry([
      ["messages.yaml", entry("1.8-late") + entry("1.7-early")],
      ["documents.yaml", documentsYaml],
      ["kitchen.yaml", entry("1.8-odd")],
      ["account.yaml", entry("1.8-first")],
    ]);
    expect(lines.map(({ id, area }) => `${area} ${id}`)).toEqual([
      "messages 1.7-early",
      "account 1.8-first",
      "messages 1.8-late",
    ]);
    expect(problems).toEqual(["kitchen.yaml is not named after an area."]);
  });

  it("say where a line is wrong", () => {
    expect(registryOf(entry("1.8-a") + entry("1.8-b", { kind: "wish" }), "help").problems).toEqual([
      "help.yaml, line 2 (1.8-b) is of the unknown kind wish.",
    ]);
  });
});

describe("readStories", () => {
  it("reads title, name, ids and whether it plays", () => {
    expect(readStories("a.stories.tsx", story(["1.8-a", "1.8-b"], play))).toEqual({
      stories: [
        { file: "a.stories.tsx", title: "Messages/Pane", name: "LoadFailed", ids: ["1.8-a", "1.8-b"], hasPlay: true },
      ],
      problems: [],
    });
    expect(readStories("a.stories.tsx", story(["1.8-a"])).stories[0]!.hasPlay).toBe(false);
  });

  it("knows the story among others, on one row or many", () => {
    const source = `const meta = preview.meta({
  component: Pane,
  args: { title: "Not this one" },
  title: "Messages/Pane",
});
const findDialog = () => screen.findByRole("dialog");

export const Plain = meta.story();

export const Short = meta.story({ parameters: { spec: ["1.8-short"] } });

/** Says why; at length. */
export const Long = meta.story({
  parameters: {
    layout: "fullscreen",
    spec: [
      "1.8-first",
      "1.8-second",
    ],
  },
});
`;
    expect(readStories("a.stories.tsx", source).stories).toMatchObject([
      { title: "Messages/Pane", name: "Short", ids: ["1.8-short"], hasPlay: false },
      { title: "Messages/Pane", name: "Long", ids: ["1.8-first", "1.8-second"], hasPlay: false },
    ]);
  });

  it("lets a story play what the one it extends plays", () => {
    const source = `${story(["1.8-a"], play)}
export const Dark = LoadFailed.extend({ parameters: { spec: ["1.8-b"] } });
`;
    expect(readStories("a.stories.tsx", source).stories.map(({ hasPlay }) => hasPlay)).toEqual([true, true]);
  });

  it("does not take a story that is kept out of the tests for one that plays", () => {
    expect(readStories("a.stories.tsx", story(["1.8-a"], `  tags: ["!test"],\n${play}`)).stories[0]!.hasPlay).toBe(
      false,
    );
  });

  it.each([
    ["ids that are not written out", story(["1.8-a"]).replace('"1.8-a"', '"1.8-a", ...more'), "written out"],
    ["ids of a whole file", 'const meta = preview.meta({ title: "A", parameters: { spec: ["1.8-a"] } });\n', "outside"],
    ["ids that are no list", story(["1.8-a"]).replace('["1.8-a"]', "ids"), "not a list"],
    ["a file without a title", story(["1.8-a"]).replace(', title: "Messages/Pane"', ""), "no title"],
  ])("refuses %s", (_what, source, problem) => {
    expect(readStories("a.stories.tsx", source).problems.join("\n")).toContain(problem);
  });
});

describe("readTests", () => {
  it("reads the ids at the end of a name", () => {
    const source = `describe("saving [1.8-whole]", () => {
  it("doesn't lose a word [1.8-one] [1.8-two]", async () => {});
  it.each([
    ["a", 1],
    ["b", 2],
  ])("takes %j as %i [1.8-each]", (text) => expect(text).toBe(text));
  test(
    \`a long name [1.8-template]\`,
    () => {},
  );
});
`;
    const { tests, problems } = readTests("a.test.ts", source);
    expect(problems).toEqual([]);
    expect(tests.map(({ name, ids }) => [name, ids])).toEqual([
      ["saving", ["1.8-whole"]],
      ["doesn't lose a word", ["1.8-one", "1.8-two"]],
      ["takes %j as %i", ["1.8-each"]],
      ["a long name", ["1.8-template"]],
    ]);
  });

  it.each(["it.skip", "it.todo", "test.fixme", "describe.skip", "it.fails"])("counts nothing of %s", (start) => {
    expect(readTests("a.test.ts", `${start}("later [1.8-a]", () => {});\n`)).toEqual({ tests: [], problems: [] });
  });

  it("leaves other brackets alone", () => {
    expect(readTests("a.test.ts", 'it("sorts [b, a] into [a, b]", () => {});\n')).toEqual({ tests: [], problems: [] });
  });

  it.each(["// [1.8-a]\n", 'it("[1.8-a] comes first", () => {});\n', 'const name = "x [1.8-a]";\n'])(
    "refuses ids elsewhere: %j",
    (source) => expect(readTests("a.test.ts", source).problems).toHaveLength(1),
  );
});

describe("lackOf", () => {
  const line = (fields: Partial<SpecificationLine>): SpecificationLine => ({
    ...registryOf(entry("1.8-a")).lines[0]!,
    ...fields,
  });
  const shown = readProofs([["a.stories.tsx", story(["1.8-a"])]]);
  const played = readProofs([["a.stories.tsx", story(["1.8-a"], play)]]);
  const tested = readProofs([["a.test.ts", 'it("x [1.8-a]", () => {});\n']]);

  it.each(["state", "error"] as const)("wants a story for %s, and no test will do", (kind) => {
    expect(lackOf(line({ kind }), shown)).toBeUndefined();
    expect(lackOf(line({ kind }), tested)).toBe("no story");
    expect(lackOf(line({ kind, id: "1.8-other" }), shown)).toBe("no story");
  });

  it("takes a test for an error that no screen can show", () => {
    expect(lackOf(line({ isProvedByTest: true }), tested)).toBeUndefined();
    expect(lackOf(line({ isProvedByTest: true }), shown)).toBeUndefined();
    expect(lackOf(line({ isProvedByTest: true, id: "1.8-other" }), tested)).toBe("no test");
  });

  it.each(["rule", "call", "constant"] as const)("wants a test or a story that plays for %s", (kind) => {
    expect(lackOf(line({ kind }), tested)).toBeUndefined();
    expect(lackOf(line({ kind }), played)).toBeUndefined();
    expect(lackOf(line({ kind }), shown)).toBe("no test, and its story plays nothing");
    expect(lackOf(line({ kind, id: "1.8-other" }), tested)).toBe("no test");
  });
});

describe("checkSpecification", () => {
  it("fails for a line that lacks its proof, unless it is for later", () => {
    expect(check(entry("1.8-a")).failures).toEqual(["1.8-a (error: Something) has no story."]);
    expect(check(entry("1.8-a", { when: "later" })).failures).toEqual([]);
    expect(check(entry("1.8-a"), { "a.stories.tsx": story(["1.8-a"]) }).failures).toEqual([]);
  });

  it("only warns of an open line, and fails once it is proved", () => {
    const open = entry("1.8-a", { open: "true" });
    const without = check(open);
    expect(without.failures).toEqual([]);
    expect(without.open).toMatchObject([{ line: { id: "1.8-a" }, lack: "no story" }]);
    const withStory = check(open, { "a.stories.tsx": story(["1.8-a"]) });
    expect(withStory.failures.join("\n")).toContain("1.8-a is proved and still flagged as open");
    expect(withStory.closable).toMatchObject([{ id: "1.8-a" }]);
  });

  it("fails when a story or a test names what is not in the registry", () => {
    const { failures } = check(entry("1.8-a", { when: "later" }), {
      "a.stories.tsx": story(["1.8-b"]),
      "a.test.ts": 'it("x [1.8-c]", () => {});\n',
    });
    expect(failures).toEqual([
      'a.stories.tsx: "LoadFailed" names 1.8-b, which the registry does not have.',
      'a.test.ts: "x" names 1.8-c, which the registry does not have.',
    ]);
  });

  it("fails for what it cannot read", () => {
    expect(check(entry("1.8-a", { when: "later" }), { "a.test.ts": "// [1.8-a]\n" }).failures).toHaveLength(1);
  });
});

describe("closeLines", () => {
  it("takes the flag off these lines alone and leaves the rest as it is", () => {
    const yaml = `# A comment\n${entry("1.8-a", { open: "true" })}\n${entry("1.8-b", { open: "true" })}`;
    const closed = closeLines(yaml, new Set(["1.8-a"]));
    expect(closed).toBe(yaml.replace("  open: true\n", ""));
    expect(registryOf(closed).lines.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });
});

describe("the registry", () => {
  it("is in order", () => {
    const names = readdirSync("tools/specification").filter((name) => name.endsWith(".yaml"));
    const { lines, problems } = parseRegistry(
      names.map((name) => [name, readFileSync(`tools/specification/${name}`, "utf8")] as const),
    );
    expect(problems).toEqual([]);
    expect(lines.length).toBeGreaterThan(500);
  });
});
