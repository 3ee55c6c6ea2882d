import type { Schemas } from "@grantwright/api-client";
import { headInputs, headKey, sectionId, sectionKey } from "@grantwright/domain";
import { headTitles } from "./draftFacts.ts";
import type { InputProblems } from "./rules/createInputValidation.ts";

/** What the server found wrong, at its place. It names inputs outside the sections by their names, which a section may have too. */
export function refusedProblems(
  refused: readonly { id: string; title: string; message: string }[],
  fields: readonly Schemas["Field"][],
): InputProblems {
  return new Map(
    refused.map(({ id, title, message }) => {
      const isSection = fields.some((field) => field.id === id && field.title === title);
      const input = headInputs.find((each) => each === id && headTitles[each] === title);
      // Only the count of words can differ from the app's: dictionaries of engines do.
      const problem = { rule: "tooShort", message, isUnfinished: false } as const;
      return [input && !isSection ? headKey(input) : sectionKey(sectionId(id)), problem];
    }),
  );
}
