import { headInputOf, sectionIdOf } from "../../packages/domain/src/index.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createInputValidation } from "../../packages/app/src/features/drafts/DraftScreen/rules/createInputValidation.ts";
import { inputProblems } from "../../packages/server/src/modules/docs/inputProblems.ts";

/** Texts near every rule: empty, of few words, with dashes and brackets, in scripts without spaces, and past each limit. */
const text = fc.oneof(
  fc.constantFrom(
    "",
    " \n ",
    "– – – – –",
    "Clean water – for all",
    "[Add: who] [Add: when]",
    "私たちは土地を庭に変えます。",
    "เราต้องการสร้างสวน",
  ),
  fc
    .array(fc.constantFrom("word", "–", "/", "é", "庭", "12", "…", "[Add:", "]", "\n"), { maxLength: 12 })
    .map((parts) => parts.join(" ")),
  fc.integer({ min: 9_990, max: 10_010 }).map((length) => "five words are enough here ".repeat(400).slice(0, length)),
  fc.string({ unit: "binary", maxLength: 30 }),
);
const rule = fc.record({
  required: fc.boolean(),
  auto: fc.boolean(),
  hidden: fc.boolean(),
  maxLength: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
});
const draft = fc.record({
  name: text,
  isChild: fc.boolean(),
  eligibilityCriteria: text,
  assessmentCriteria: text,
  sections: fc.array(fc.record({ rule, text }), { maxLength: 5 }),
});

it("gives one verdict on any draft, in the form and on the server", () => {
  fc.assert(
    fc.property(draft, ({ sections, isChild, ...head }) => {
      const fields = sections.map((section, index) => ({
        ...section.rule,
        id: `s${index}`,
        title: `Section ${index}`,
      }));
      const texts = Object.fromEntries(sections.map((section, index) => [`s${index}`, section.text]));
      const inForm = createInputValidation(!isChild).validate({ head, sections: texts }, fields);
      const onServer = inputProblems({ ...head, isChild, fields, draft: texts });
      expect(Object.fromEntries(onServer.map(({ id, message }) => [id, message]))).toEqual(
        Object.fromEntries([...inForm].map(([key, { message }]) => [headInputOf(key) ?? sectionIdOf(key), message])),
      );
    }),
    { numRuns: 2_000 },
  );
});
