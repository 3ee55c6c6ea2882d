import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import clone from "./lean/clone.ts";
import cloneDeep from "./lean/cloneDeep.ts";
import isPlainObject from "./lean/isPlainObject.ts";
import toPath from "./lean/toPath.ts";
import toposort from "./lean/toposort.ts";
import { leanModule } from "./leanModules.ts";

it("leaves the fields of a schema in their order, and refuses what only the whole module can do", () => {
  const nodes = ["name", "email"];
  expect(toposort.array(nodes, [])).toEqual(nodes);
  expect(() => toposort.array(nodes, [["name", "email"]])).toThrow("refers to another");
});

describe("the lean parts of formik", () => {
  it("copies one level and leaves the rest shared", () => {
    const inner = { a: 1 };
    expect(clone({ inner })).toEqual({ inner });
    expect(clone({ inner }).inner).toBe(inner);
    expect(clone([inner])).toEqual([inner]);
    expect(Array.isArray(clone([inner]))).toBe(true);
    expect(clone("text")).toBe("text");
    expect(clone(undefined)).toBeUndefined();
  });

  it("copies all levels, and what is no object as it is", () => {
    const values = { sections: [{ id: "need", text: "Water" }], when: new Date(0), none: undefined };
    const copy = cloneDeep(values);
    expect(copy).toEqual(values);
    expect(copy.sections[0]).not.toBe(values.sections[0]);
    expect(cloneDeep(undefined)).toBeUndefined();
  });

  it.each([
    [{}, true],
    [Object.create(null), true],
    [[], false],
    [new Date(), false],
    [null, false],
    ["{}", false],
  ])("tells an object literal from the rest: %o", (value, expected) => {
    expect(isPlainObject(value)).toBe(expected);
  });

  it.each([
    ["name", ["name"]],
    ["draft.need", ["draft", "need"]],
    ["people[0].name", ["people", "0", "name"]],
    ['texts["a b"].c', ["texts", "a b", "c"]],
    [
      ["a.b", 0],
      ["a.b", "0"],
    ],
  ])("reads the path %o", (path, expected) => {
    expect(toPath(path)).toEqual(expected);
  });
});

describe("a lean module", () => {
  const app = createRequire(new URL("../packages/app/package.json", import.meta.url));
  const query = createRequire(app.resolve("@tanstack/react-query"));
  const router = join(dirname(app.resolve("react-router-dom/package.json")), "../react-router");
  const files: [string, string, RegExp][] = [
    [
      "formik",
      join(dirname(app.resolve("formik/package.json")), "dist/formik.esm.js"),
      /^FieldArrayInner\.defaultProps/m,
    ],
    [
      "React Query",
      join(dirname(query.resolve("@tanstack/query-core")), "../modern/infiniteQueryBehavior.js"),
      /\bfetchPage\b/,
    ],
    ["yup", join(dirname(app.resolve("yup")), "index.esm.js"), /^ {2}uuid\(|MixedSchema\.prototype;/m],
  ];

  it.each(files)("of %s is still a module, and leaves out what it should", (_, file, left) => {
    const code = readFileSync(file, "utf8");
    expect(code).toMatch(left);
    expect(leanModule(code)).not.toMatch(left);
    expect(ts.transpileModule(leanModule(code), { fileName: file, reportDiagnostics: true }).diagnostics).toEqual([]);
  });

  it("of React Router marks its components and empties what only its data router calls", () => {
    expect(router).toContain("react-router");
    const code = [
      "var Form = React10.forwardRef(() => null);",
      'Form.displayName = "Form";',
      "function PrefetchPageLinks({ page }) {",
      "  if (page) {",
      "    return page;",
      "  }",
      "}",
      "function stays() {",
      "}",
    ].join("\n");
    expect(leanModule(code)).toBe(
      "var Form = /* @__PURE__ */ React10.forwardRef(() => null);\n\nfunction PrefetchPageLinks() { return null; }\nfunction stays() {\n}",
    );
  });
});
