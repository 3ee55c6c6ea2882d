import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import { document, historyEntry, user, writtenText } from "../src/kernel/db/schema.ts";
import { foldHistory } from "../src/modules/docs/log/foldHistory.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, goodText, makeCompleteDocument, makeDraft } from "./support/fixtures.ts";
import { joinTeam, makeTeam } from "./support/teams.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

const minute = 60_000;

/** Stands in for a model: it writes what the offline one does, under another name. */
const model = { ...createOfflineWriter(), kind: "model", label: "The model kestrel-3", model: "kestrel-3" } as const;

const vocabulary = (
  "we grow food with neighbours on land that the county has not used for years and sixty families in the ward share what is " +
  "harvested each week while volunteers learn to plan water compost budgets and a market where children sell beans"
).split(" ");

/** Whole numbers below a bound, the same in each run. */
function seeded(start: number): (bound: number) => number {
  let state = start;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
}

describe.each(bothDatabases)("the history of a text on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "20" }, { writer: model });

  const query = (place: object) => new URLSearchParams(place as Record<string, string>).toString();
  const historyOf = async (person: Browser, id: string, place: object): Promise<Schemas["HistoryEntry"][]> =>
    (await person.get(`/a/docs/${id}/history?${query(place)}`)).body;
  const read = async (person: Browser, id: string, entry: number, place: object): Promise<Schemas["HistoryText"]> =>
    (await person.get(`/a/docs/${id}/history/${entry}?${query(place)}`)).body;

  /** Saves one text, and lets time pass after it. */
  const write = async (
    person: Browser,
    id: string,
    fieldId: string,
    text: string,
    { way, pause = 10_000 }: { way?: Schemas["WrittenWay"]; pause?: number } = {},
  ) => {
    const named = text === "" ? { clearedFieldIds: [fieldId] } : { draft: [{ id: fieldId, userText: text }] };
    const ways = way && { ways: [{ id: fieldId, way }] };
    const answer = await person.post("/a/docs", { id, draft: [], generate: false, ...named, ...ways });
    expect(answer.status).toBe(200);
    server.clock.offsetMs += pause;
  };

  const begin = async (person: Browser) => {
    const { body } = await person.post("/a/docs", { draft: [], generate: false });
    const doc = await person.document(body.id);
    const fieldId = doc.fields.find(({ auto, hidden }) => !auto && !hidden)?.id ?? "";
    return { id: body.id as string, fieldId };
  };

  it("has an entry for each spell, author and way, and every text that stood there", async () => {
    const person = await server.signIn();
    const { id, fieldId } = await begin(person);
    const texts: string[] = [];
    const say = async (text: string, options?: Parameters<typeof write>[4]) => {
      await write(person, id, fieldId, text, options);
      texts.push(text);
    };
    await say("We grow");
    await say("We grow food.");
    await say("We grow food 🌱.", { pause: 3 * minute });
    await say("We grow good food 🌱.");
    await say("We grow good food 🌱. Pasted words.", { way: "pasted" });
    await say("Pasted words.");
    await say("We grow good food 🌱. Pasted words.", { way: "restored" });
    await say("", { way: "accepted" });
    const entries = await historyOf(person, id, { fieldId });
    expect(entries.map(({ entry, way, added, removed }) => [entry, way, added, removed])).toEqual([
      [6, "accepted", 0, 35],
      [5, "restored", 22, 0],
      [4, "typed", 0, 22],
      [3, "pasted", 14, 0],
      [2, "typed", 5, 0],
      [1, "typed", 16, 0],
    ]);
    expect(entries.every(({ isOwn, by }) => isOwn && by)).toBe(true);
    const shown = await Promise.all(entries.map(({ entry }) => read(person, id, entry, { fieldId })));
    expect(shown.map(({ text }) => text)).toEqual([texts[7], texts[6], texts[5], texts[4], texts[3], texts[2]]);
    expect(shown[4]?.parts).toEqual([
      { kind: "same", text: "We grow " },
      { kind: "added", text: "good " },
      { kind: "same", text: "food 🌱." },
    ]);
    const page = await historyOf(person, id, { fieldId, limit: 2, before: 5 });
    expect(page.map(({ entry }) => entry)).toEqual([4, 3]);
  });

  it("begins a new entry at Generate and Assess, and forgets a spell that came to nothing only as nothing", async () => {
    const person = await server.signIn();
    const doc = await makeCompleteDocument(person);
    const fieldId = doc.fields.find(({ auto, hidden }) => !auto && !hidden)?.id ?? "";
    const { body } = await person.post(`/a/docs/${doc.id}/review`);
    await person.finished(body.taskId);
    await write(person, doc.id, fieldId, `${goodText} More.`);
    const saved = { ...completeSave(doc, true), draft: [{ id: fieldId, userText: `${goodText} More.` }] };
    const { body: started } = await person.post("/a/docs", saved);
    await person.finished(started.taskId);
    await write(person, doc.id, fieldId, `${goodText} More. Again.`);
    await write(person, doc.id, fieldId, `${goodText} More.`);
    const entries = await historyOf(person, doc.id, { fieldId });
    expect(entries.map(({ added, removed }) => [added, removed])).toEqual([
      [0, 0],
      [6, 0],
      [goodText.length, 0],
    ]);
  });

  it("names who wrote and who asked a writer, in drafts and in proposals", async () => {
    const person = await server.signIn();
    const draft = await makeDraft(person);
    const fieldId = Object.keys(draft.draft)[0] ?? "";
    const [drafted] = await historyOf(person, draft.id, { fieldId });
    expect(drafted).toMatchObject({ way: "model", model: "kestrel-3", isOwn: true, removed: 0 });
    const { body } = await person.post("/a/docs", completeSave(draft, true));
    await person.finished(body.taskId);
    const { sections } = await person.document(draft.id);
    const section = sections.find((each) => each.sectionId === fieldId);
    const place = { sectionId: section?.id ?? "" };
    await person.post(`/a/sections/${section?.id}`, { userValue: `${section?.text} By hand.`, way: "pasted" });
    const entries = await historyOf(person, draft.id, place);
    expect(entries.map(({ way, model: by }) => [way, by])).toEqual([
      ["pasted", undefined],
      ["model", "kestrel-3"],
    ]);
    const written = await read(person, draft.id, 1, place);
    expect(written.text).toBe(section?.text);
    expect(written.parts).toEqual([{ kind: "added", text: section?.text }]);
  });

  it("tells the people of a team apart, and goes with a person's name when they go", async () => {
    const owner = await server.signIn();
    const team = await makeTeam(owner);
    const colleague = await joinTeam(server, owner, "member");
    expect(team).toBeTruthy();
    const { id, fieldId } = await begin(owner);
    await write(owner, id, fieldId, "Mine.");
    await write(colleague, id, fieldId, "Mine. Yours.");
    await write(owner, id, fieldId, "Mine. Yours. Mine.");
    const before = await historyOf(owner, id, { fieldId });
    expect(before.map(({ isOwn }) => isOwn)).toEqual([true, false, true]);
    expect(before[1]?.by).toBeTruthy();
    const [them] = await server.context.db
      .select({ id: historyEntry.writtenBy })
      .from(historyEntry)
      .innerJoin(writtenText, eq(writtenText.id, historyEntry.textId))
      .where(and(eq(writtenText.documentId, id), eq(historyEntry.place, 2)));
    await server.context.db.delete(user).where(eq(user.id, them?.id ?? ""));
    const after = await historyOf(owner, id, { fieldId });
    expect(after[1]).not.toHaveProperty("by");
    expect((await read(owner, id, 2, { fieldId })).text).toBe("Mine. Yours.");
  });

  it("goes with a copy, and ends with a document", async () => {
    const person = await server.signIn();
    const { id, fieldId } = await begin(person);
    await write(person, id, fieldId, "One.", { pause: 3 * minute });
    await write(person, id, fieldId, "One two.");
    const { body } = await person.post(`/a/docs/${id}/duplicate`);
    await write(person, body.id, fieldId, "One two three.");
    const copied = await historyOf(person, body.id, { fieldId });
    expect(copied.map(({ added }) => added)).toEqual([6, 4, 4]);
    expect((await read(person, body.id, 1, { fieldId })).text).toBe("One.");
    expect(await historyOf(person, id, { fieldId })).toHaveLength(2);
    await server.context.db.delete(document).where(eq(document.id, id));
    const left = await server.context.db.select().from(writtenText).where(eq(writtenText.documentId, id));
    expect(left).toEqual([]);
  });

  it("reads a text of hundreds of entries from near by, and folds old ones to a day", async () => {
    const person = await server.signIn();
    const { id, fieldId } = await begin(person);
    const texts: string[] = [];
    for (let spell = 0; spell < 130; spell += 1) {
      const ending = spell % 3 === 0 ? "rain" : "sun";
      texts.push(`${(texts.at(-1) ?? "").slice(0, 400)} Line ${spell} has ${ending}.`);
      await write(person, id, fieldId, texts[spell] ?? "", { pause: 3 * minute });
    }
    const whole = await server.context.db
      .select({ place: historyEntry.place })
      .from(historyEntry)
      .innerJoin(writtenText, eq(writtenText.id, historyEntry.textId))
      .where(and(eq(writtenText.documentId, id), sql`whole is not null`))
      .orderBy(asc(historyEntry.place));
    expect(whole.map(({ place }) => place)).toEqual([50, 100]);
    for (const entry of [1, 49, 50, 51, 99, 100, 101, 129, 130])
      expect((await read(person, id, entry, { fieldId })).text).toBe(texts[entry - 1]);

    const foldIn = (days: number) => {
      const later = new Date(server.context.now().getTime() + days * 24 * 60 * minute);
      return foldHistory({ ...server.context, now: () => later });
    };
    await foldIn(729);
    expect(await historyOf(person, id, { fieldId, limit: 500 })).toHaveLength(130);
    await foldIn(731);
    await foldIn(731);
    const folded = await historyOf(person, id, { fieldId, limit: 500 });
    const days = new Set(folded.map(({ startedAt }) => startedAt.slice(0, 10)));
    expect(folded.length).toBeLessThanOrEqual(days.size + 1);
    for (const { entry } of folded) expect((await read(person, id, entry, { fieldId })).text).toBe(texts[entry - 1]);
    await write(person, id, fieldId, "New.");
    const [newest] = await historyOf(person, id, { fieldId });
    expect((await read(person, id, newest?.entry ?? 0, { fieldId })).text).toBe("New.");
  });

  it("takes at most a fifth of what the texts themselves take, over a week of work", async () => {
    const person = await server.signIn();
    const draft = await makeDraft(person);
    const asked = draft.fields.filter(({ auto, hidden }) => !auto && !hidden).map(({ id }) => id);
    const texts = Object.fromEntries(asked.map((id) => [id, draft.draft[id]?.userText ?? ""]));
    const chance = seeded(7);
    const sentence = () => {
      const words = Array.from({ length: 8 + chance(14) }, () => vocabulary[chance(vocabulary.length)] ?? "");
      return `${words.join(" ").replace(/^./, (letter) => letter.toUpperCase())}.`;
    };
    for (let day = 0; day < 7; day += 1) {
      for (let visit = 0; visit < 5; visit += 1) {
        const id = asked[chance(asked.length)] ?? "";
        for (let save = 0; save < 6; save += 1) {
          const words = (texts[id] ?? "").split(" ");
          // Now and then a word is changed further up.
          if (chance(3) === 0) words[chance(words.length)] = vocabulary[chance(vocabulary.length)] ?? "";
          texts[id] = `${words.join(" ")} ${sentence()}`.trim().slice(0, 6_000);
          await write(person, draft.id, id, texts[id] ?? "");
        }
        server.clock.offsetMs += 20 * minute;
      }
      server.clock.offsetMs += 12 * 60 * minute;
    }
    const whole = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
    const save = completeSave(draft, true);
    const { body } = await person.post("/a/docs", {
      ...save,
      draft: save.draft.map(({ id, userText }) => ({ id, userText: whole[id] ?? userText })),
    });
    expect(body.taskId).toBeTruthy();
    await person.finished(body.taskId);
    const { rows } = (await server.context.db.execute(sql`select
      (select sum(pg_column_size(h.*)) from history_entry h join written_text t on t.id = text_id where document_id = ${draft.id})
        + (select sum(pg_column_size(t.*)) from written_text t where document_id = ${draft.id}) as history,
      (select pg_column_size(draft) + pg_column_size(drafted) from document where id = ${draft.id})
        + (select sum(pg_column_size(v.*)) from document_version v where document_id = ${draft.id})
        + (select sum(pg_column_size(s.*)) from section s join document_version v on v.id = version_id where document_id = ${draft.id})
        as texts`)) as unknown as { rows: { history: string; texts: string }[] };
    const { history, texts: bytes } = rows[0] ?? { history: "0", texts: "0" };
    process.stdout.write(`${JSON.stringify({ history, bytes })}\n`);
    expect(Number(history)).toBeGreaterThan(0);
    expect(Number(history) / Number(bytes)).toBeLessThan(0.2);
  });

  it("refuses what names no text, or two, and an entry that there is not", async () => {
    const person = await server.signIn();
    const { id, fieldId } = await begin(person);
    await write(person, id, fieldId, "One.");
    for (const place of [{}, { fieldId, sectionId: id }])
      expect((await person.get(`/a/docs/${id}/history?${query(place)}`)).status).toBe(400);
    expect((await person.get(`/a/docs/${id}/history/7?${query({ fieldId })}`)).status).toBe(404);
    expect(await historyOf(person, id, { fieldId: "nobody-wrote-here" })).toEqual([]);
  });
});
