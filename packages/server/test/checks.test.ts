import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import type { Browser } from "./support/browser.ts";
import { completeSave, makeCompleteDocument, makeDraft } from "./support/fixtures.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

const budget =
  "We ask for $46,200: $18,600 for fences, $9,000 for tanks and $12,000 for soil. A used minibus costs $2,500 more.";
const plan = "The project takes 18 months. Twelve gardens open for 140 families, and Ines Okafor directs it.";
const need = "Of 212 households we called on, 131 had gone without vegetables in 2026, by our own survey.";

const letter = `The kitchen is in the basement of the parish hall, and the stairs are steep. Four of the twelve of us are over seventy.
Since February we have cooked on Tuesdays, one pot for everybody, and it has gone well, but one person organises it all.
Permits for the new stove have to be asked for two months ahead. The largest costs are the stove, the lift and the food.
We want to open a soup kitchen for 60 neighbours from October to March, and we ask for 9,000 pounds.
I did a smaller one during the floods and it was the most useful winter I have spent here.
The young ones are mostly carers, and they would bring the plates to those who cannot come down.
Three cooks and six students will take turns. At the end of the winter we hold a meeting in the hall to say how it went.`;

describe.each(bothDatabases)("the checks of a document on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "9" });

  const check = async (person: Browser, id: string, query = "") =>
    (await person.get<Schemas["DocumentChecks"]>(`/a/docs/${id}/checks${query}`)).body;

  const save = async (person: Browser, id: string, texts: Record<string, string>, more: object = {}) => {
    const draft = Object.entries(texts).map(([fieldId, userText]) => ({ id: fieldId, userText }));
    expect((await person.post("/a/docs", { id, draft, generate: false, ...more })).status).toBe(200);
  };

  it("name figures that cannot all be right, and how it stands to what the funder asks, until that is mended", async () => {
    const person = await server.signIn();
    const doc = await makeCompleteDocument(person);
    const [one, two, three] = ["need-statement", "methods", "budget"] as const;
    const funder = {
      eligibilityCriteria:
        "Grants last at most 12 months.\nNo vehicles are funded.\nThe form is signed by two trustees.",
      assessmentCriteria:
        "Need: how clearly is the problem shown? (40 points)\nProtection of personal data (10 points)",
    };
    await save(person, doc.id, { [one]: need, [two]: plan, [three]: budget }, funder);
    const found = await check(person, doc.id);

    const sum = found.numbers.find(({ kind: about }) => about === "parts");
    expect(sum?.text).toContain("$46,200");
    expect(sum?.working).toContain("39,600");
    for (const { id, start, end, quote } of sum?.places ?? []) {
      expect(id).toBe(three);
      expect(budget.slice(start, end)).toBe(quote);
    }
    const [length, , form] = found.requirements;
    expect(length).toMatchObject({
      state: "broken",
      places: [{ kind: "section", id: two, quote: expect.stringContaining("18 months") }],
    });
    expect(form).toMatchObject({ state: "hand", places: [] });
    expect(found.criteria[0]).toMatchObject({ points: 40, grade: "strong", place: { id: one } });
    expect(found.criteria[1]).toMatchObject({ points: 10, grade: "none", text: expect.any(String) });

    await save(person, doc.id, {
      [two]: plan.replace("18 months", "12 months"),
      [three]: budget.replace("$46,200", "$39,600"),
    });
    const mended = await check(person, doc.id);
    expect(mended.numbers.filter(({ kind: about }) => about === "parts")).toEqual([]);
    expect(mended.requirements[0]?.state).toBe("met");
  });

  it("are of a finished version where one is named", async () => {
    const person = await server.signIn();
    const doc = await makeCompleteDocument(person);
    const save = completeSave(doc, true);
    const [first, ...others] = save.draft;
    const draft = [{ id: first?.id, userText: budget }, ...others];
    const { body } = await person.post("/a/docs", { ...save, draft });
    await person.finished(body.taskId);
    const { versions, sections } = await person.document(doc.id);
    const found = await check(person, doc.id, `?versionId=${versions[0]}`);
    const sum = found.numbers.find(({ kind: about }) => about === "parts");
    expect(sum).toBeDefined();
    const section = sections.find(({ sectionId }) => sectionId === sum?.places[0]?.id);
    expect(section?.text.slice(sum?.places[0]?.start, sum?.places[0]?.end)).toBe(sum?.places[0]?.quote);
    expect((await person.get(`/a/docs/${doc.id}/checks?versionId=${doc.id}`)).status).toBe(404);
  });

  it("doubt where sentences of an outline belong, until they are moved or are to stay", async () => {
    const person = await server.signIn();
    const doc = await makeDraft(person, { text: letter });
    const textOf = (id: string | undefined) => doc.draft[id ?? ""]?.userText ?? "";
    const { doubts } = await check(person, doc.id);
    expect(doubts.length).toBeGreaterThanOrEqual(2);
    for (const { place, elsewhere } of doubts) {
      expect(textOf(place.id).slice(place.start, place.end)).toBe(place.quote);
      expect(elsewhere).not.toContain(place.id);
      for (const id of elsewhere) expect(doc.fields.map((field) => field.id)).toContain(id);
    }
    const [stays, moves] = doubts as [Schemas["Doubt"], Schemas["Doubt"]];
    const path = `/a/docs/${doc.id}`;
    expect((await person.call("PATCH", path, { settledDoubts: ["short"] })).status).toBe(400);
    expect((await person.call("PATCH", path, { settledDoubts: [stays.id] })).status).toBe(200);
    await save(person, doc.id, { [moves.place.id!]: textOf(moves.place.id).replace(moves.place.quote, "") });
    const known = (await check(person, doc.id)).doubts.map(({ id }) => id);
    expect(known).not.toContain(stays.id);
    expect(known).not.toContain(moves.id);
    // Others are still asked about, and what was settled before stays settled.
    expect((await person.call("PATCH", path, { settledDoubts: ["0123456789abcdef"] })).status).toBe(200);
    expect((await check(person, doc.id)).doubts.map(({ id }) => id)).toEqual(known);
  });

  it("find nothing in an empty draft", async () => {
    const person = await server.signIn();
    const { body } = await person.post("/a/docs", { draft: [], generate: false });
    expect((await check(person, body.id)).numbers).toEqual([]);
  });
});
