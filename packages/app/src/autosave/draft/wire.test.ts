import { sampleDraft } from "@grantwright/api-client/mocks";
import { headKey, sectionId, sectionKey, type DraftInputs } from "@grantwright/domain";
import { describe, expect, it } from "vitest";
import { inputsOf, saveBody, withInputs } from "./wire.ts";

const [field] = sampleDraft.fields;
const doc = {
  ...sampleDraft,
  revision: 4,
  name: "Gardens",
  fields: [
    { ...field!, id: "need", added: false },
    { ...field!, id: "own", title: "Own", description: "What else?", added: true },
  ],
  draft: { need: { id: "need", userText: "Hunger." }, own: { id: "own", userText: "More." } },
};
const base = inputsOf(doc);

describe("the inputs of a draft", () => {
  it("are its texts, and the sections that were added to its form", () => {
    expect(base).toMatchObject({
      revision: 4,
      head: { name: "Gardens" },
      sections: { need: "Hunger.", own: "More." },
      addedSections: [{ id: "own", title: "Own", description: "What else?" }],
    });
  });

  it("are sent with every text, and of the empty ones those that were emptied since", () => {
    const inputs: DraftInputs = {
      ...base,
      head: { ...base.head, name: "Beds" },
      sections: { [sectionId("need")]: "", [sectionId("own")]: "Less.", [sectionId("never")]: "" },
    };
    expect(saveBody("doc", inputs, base, true)).toEqual({
      id: "doc",
      generate: true,
      ...base.head,
      name: "Beds",
      useEnglish: base.useEnglish,
      draft: [{ id: "own", userText: "Less." }],
      clearedFieldIds: ["need"],
      addedFields: [{ id: "own", title: "Own", description: "What else?" }],
    });
  });

  it("are sent with the way of those that were not only typed", () => {
    const ways = { [sectionKey(sectionId("need"))]: "pasted", [headKey("name")]: "pasted" } as const;
    expect(saveBody("doc", base, base, false, ways).ways).toEqual([{ id: "need", way: "pasted" }]);
  });

  it("are those of the document once the server has taken them", () => {
    const inputs = { ...base, head: { ...base.head, name: "Beds" }, sections: { [sectionId("need")]: "Thirst." } };
    const taken = withInputs(doc, inputs, 5);
    expect(taken).toMatchObject({ name: "Beds", revision: 5 });
    expect(taken.draft).toEqual({ need: { id: "need", userText: "Thirst." } });
  });
});
