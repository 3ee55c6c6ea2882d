import { defineMock } from "../core/defineMock.ts";
import type { Schemas } from "../core/contract.ts";
import { sampleDraft, sampleTextHistory } from "./docs.mocks.ts";

const ines = { id: "66f0aa10bb20cc30dd40ee51", name: "Ines Okafor" };
const tomas = { id: "66f0aa10bb20cc30dd40e7ab", name: "Tomas Reyhl" };

/** Who wrote in the form of the sample draft. */
export const sampleTimeline: Schemas["Timeline"] = {
  entries: sampleTextHistory.slice(0, 4).map((moment, at) => {
    const field = sampleDraft.fields[1 + (at % 2)]!;
    return { fieldId: field.id, title: field.title, moment };
  }),
  people: [ines, tomas],
};

/** The form of the sample draft as it was, beside what it is: one section was changed since. */
export const sampleThenAndNow: Schemas["TextThenAndNow"][] = sampleDraft.fields
  .filter(({ auto }) => !auto)
  .map(({ id, title }) => {
    const text = sampleDraft.draft[id]?.userText ?? "";
    const [before, after] = text.split("eleven miles");
    return {
      fieldId: id,
      title,
      parts:
        after === undefined
          ? [{ kind: "same", text }]
          : [
              { kind: "same", text: before ?? "" },
              { kind: "removed", text: "nine miles" },
              { kind: "added", text: "eleven miles" },
              { kind: "same", text: after },
            ],
    };
  });

/** Mocks of the timeline of a document. */
export const timelineMocks = {
  list: defineMock("listTimeline", ({ query }) => ({
    ...sampleTimeline,
    entries: sampleTimeline.entries.filter(
      ({ moment }) => query.get("by") === null || moment.isOwn === (query.get("by") === ines.id),
    ),
  })),
  compare: defineMock("compareWithNow", sampleThenAndNow),
};
