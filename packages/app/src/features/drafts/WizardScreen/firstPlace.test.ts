import { sampleDraft } from "@grantwright/api-client/mocks";
import { describe, expect, it } from "vitest";
import { firstPlace } from "./firstPlace.ts";

const [first, second] = sampleDraft.fields.filter(({ auto, hidden, required }) => !auto && !hidden && required);
const enough = "Enough words to be a section.";
const all = (text: string) =>
  Object.fromEntries(sampleDraft.fields.map(({ id }) => [id, { id, userText: text }])) as typeof sampleDraft.draft;
const placeIn = (change: Record<string, string>) =>
  firstPlace({
    fields: sampleDraft.fields,
    draft: {
      ...all(enough),
      ...Object.fromEntries(Object.entries(change).map(([id, userText]) => [id, { id, userText }])),
    },
  });

describe("where writing goes on in a new draft", () => {
  it("is its first open place, also where a section before it is empty", () =>
    expect(placeIn({ [first!.id]: "", [second!.id]: `${enough} [Add: who] and [Add: when]` })).toEqual({
      id: `field-${second!.id}`,
      selected: [enough.length + 1, enough.length + 11],
    }));
  it("is the first section to write where no place is open", () =>
    expect(placeIn({ [second!.id]: "Too few" })).toEqual({ id: `field-${second!.id}` }));
  it("is nowhere where nothing is asked for", () => expect(placeIn({})).toBeUndefined());
});
