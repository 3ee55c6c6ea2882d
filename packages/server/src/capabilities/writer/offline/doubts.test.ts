import { describe, expect, it } from "vitest";
import type { WriterInput, WriterSection } from "../writer.ts";
import { createOfflineWriter } from "./createOfflineWriter.ts";
import { findDoubts } from "./doubts.ts";

const description = `The water here comes down from the snow through channels of earth and stone, and the longest of them is nearly six kilometres.
My name is Encarna and I keep the books of the water users of a small village, where 212 of us stay over the winter.
Last summer the two fountains ran dry in July and the lower fields were given up.
We want to clean and mend the old channel with forty volunteers over two springs, and we ask for 15,000 euros.
Antonio, who is 69 and the last who knows where the gates are, would lead the work with a helper of 28.
A hydrologist of the university will measure the flow before and after.
What we need:
- lime and stone, 6,000 euros
- a helper for eight months, 9,000 euros`;

const dictated =
  "so what we want is to open the old forge again for the lads who left school early and teach them to shoe horses and make gates because there is nobody left here who can do it " +
  "and my brother Declan did it for forty years until his back went and he would come in three mornings a week to show them and the council says we can have the yard for nothing " +
  "and we need a new bellows and two anvils and insurance it comes to about nine thousand euro and we would start after Easter when the roof is done and at the end every one of them " +
  "should be able to make a gate by himself and sell it and the priest said he would take six for the graveyard and the women in the hall make the tea";

const section = (kind: NonNullable<WriterSection["kind"]>): WriterSection => ({
  id: kind,
  title: kind,
  kind,
  required: true,
  auto: false,
});

/** An outline that the offline writer made of a description, as it is asked about. */
async function outlined(text = description): Promise<WriterInput> {
  const kinds = ["description", "need", "outcomes", "methods", "timeline", "team", "evaluation", "budget"] as const;
  const input: WriterInput = {
    description: text,
    attachments: [],
    type: "grant",
    template: { name: "Grant", sections: kinds.map(section) },
    useEnglish: true,
  };
  const unheard = { progress: async () => {}, section: async () => {} };
  const { sections } = await createOfflineWriter().outline(input, unheard, new AbortController().signal);
  const texts = Object.fromEntries(sections.map(({ sectionId, text }) => [sectionId, text]));
  const drafted = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, { by: "offline" as const, text }]));
  return { ...input, texts, drafted };
}

describe("findDoubts", () => {
  it("names sentences where they stand, with sections of the form that they do not stand in", async () => {
    const input = await outlined();
    const doubts = findDoubts(input);
    expect(doubts.length).toBeGreaterThan(0);
    const ids = new Set(input.template.sections.filter(({ auto }) => !auto).map(({ id }) => id));
    for (const { id, sectionId, start, end, quote, why, elsewhere } of doubts) {
      expect(id).toMatch(/^[A-Za-z0-9_-]{16}$/);
      expect(input.texts![sectionId]!.slice(start, end)).toBe(quote);
      expect(description.toLowerCase()).toContain(quote.slice(1, 30).toLowerCase());
      if (why !== "passing") expect(elsewhere.length).toBeGreaterThan(0);
      for (const other of elsewhere) {
        expect(other).not.toBe(sectionId);
        expect(ids.has(other)).toBe(true);
      }
    }
    expect(findDoubts(input)).toEqual(doubts);
  });

  it("doubts nothing that was moved or changed, nor what a person or a model wrote", async () => {
    const input = await outlined();
    const [first] = findDoubts(input);
    const { sectionId, quote } = first!;
    const without = { ...input.texts, [sectionId]: input.texts![sectionId]!.replace(quote, "") };
    const known = (given: WriterInput) => findDoubts(given).map(({ id }) => id);
    expect(known({ ...input, texts: without })).not.toContain(first!.id);
    expect(known({ ...input, texts: { ...without, [first!.elsewhere[0]!]: quote } })).not.toContain(first!.id);
    expect(known({ ...input, drafted: {} })).toEqual([]);
    const byModel = Object.entries(input.drafted!).map(([id, drafted]) => [id, { ...drafted, by: "model" as const }]);
    expect(known({ ...input, drafted: Object.fromEntries(byModel) })).toEqual([]);
  });

  it("does not doubt entries of lists, rows and what they are announced with", async () => {
    const doubted = findDoubts(await outlined()).map(({ quote }) => quote);
    expect(doubted.filter((quote) => quote.endsWith(":") || quote.includes("lime and stone"))).toEqual([]);
  });

  it("asks about dictation by what was spoken in one breath, whole as it stands there", async () => {
    const input = await outlined(dictated);
    const doubts = findDoubts(input).filter(({ why }) => why === "place");
    expect(doubts.length).toBeGreaterThan(0);
    for (const { sectionId, start, end, quote } of doubts) {
      expect(input.texts![sectionId]!.slice(start, end)).toBe(quote);
      expect(quote.endsWith(".")).toBe(true);
    }
  });

  it("asks whether what stands in brackets is for the proposal", async () => {
    const aside = "(The counter of this form has gone red and come back twice.)";
    const input = await outlined(description.replace("What we need:", `${aside}\nWhat we need:`));
    expect(findDoubts(input)).toContainEqual(expect.objectContaining({ quote: aside, why: "passing" }));
  });

  it("asks about what stands twice and about what is said in passing, and says what asks for what is missing then", async () => {
    const input = await outlined();
    const twice = findDoubts(input).filter(({ why }) => why === "twice");
    for (const { quote, sectionId, elsewhere, instead } of twice) {
      expect(input.texts![elsewhere[0]!]).toContain(quote);
      expect(sectionId).not.toBe(elsewhere[0]);
      expect(instead).toMatch(/^\[Add: .+\]$/);
    }
    expect(twice.length).toBeGreaterThan(0);
    const [first] = twice;
    const gone = { ...input.texts, [first!.elsewhere[0]!]: "Something else stands there now." };
    expect(findDoubts({ ...input, texts: gone }).map(({ id }) => id)).not.toContain(first!.id);
  });
});
