import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { document, documentVersion, section, template } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import type { Browser } from "./support/browser.ts";
import { makeCompleteDocument } from "./support/fixtures.ts";
import { joinTeam, makeTeam } from "./support/teams.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";
import { testTime } from "./support/testTime.ts";

type Item = Schemas["DocumentListItem"];
const day = 24 * 60 * 60_000;

/** How it is in days from now; undefined for none. */
interface Made {
  name: string;
  funderName?: string;
  closesIn?: number;
  isProposal?: boolean;
}

describe.each(bothDatabases)("lists of documents on %s", (kind) => {
  const server = useServer(kind);
  let person: Browser;
  let stranger: Browser;
  let sample: typeof document.$inferSelect;

  /** Puts documents into an account, each edited a minute after the one before. */
  async function seed(teamId: string, made: readonly Made[]): Promise<void> {
    const { searchText: _text, templateId: _id, ownDeadline: _deadline, ...row } = sample;
    await server.context.db.insert(document).values(
      made.map(({ name, funderName = "", closesIn, isProposal }, index) => ({
        ...row,
        id: newId(),
        teamId,
        name,
        template: {
          ...row.template,
          funderName,
          ...(closesIn !== undefined && { deadline: new Date(testTime.getTime() + closesIn * day).toISOString() }),
        },
        defaultVersion: isProposal ? newId() : null,
        updatedAt: new Date(testTime.getTime() + index * 60_000),
      })),
    );
  }
  const rowOf = async (id: string) => {
    const [found] = await server.context.db.select().from(document).where(eq(document.id, id));
    return found!;
  };
  const names = async (query: string, by = person, list = "/a/drafts") =>
    (await by.get<Item[]>(`${list}${query}`)).body.map(({ title }) => title);

  beforeAll(async () => {
    [person, stranger] = [await server.signIn(), await server.signIn()];
    const { id } = await makeCompleteDocument(person);
    sample = await rowOf(id);
    await server.context.db.delete(document).where(eq(document.id, id));
    await seed(sample.teamId, [
      { name: "Łódź: ogród", funderName: "Fundacja Ślad", closesIn: 30 },
      { name: "apple trees", funderName: "The Hollin Vey Trust" },
      { name: "Zebra 100% crossing_1", funderName: "Ærø Kommune", closesIn: -2 },
      { name: "Сад для детей", funderName: "Alder Community Fund", closesIn: 9 },
      { name: "  ", funderName: "", closesIn: -20 },
      { name: "Apple press", funderName: "Alder Community Fund", isProposal: true },
    ]);
  });

  it.each([
    ["?search=lodz", ["Łódź: ogród"]],
    ["?search=%C5%81%C3%93D%C5%B9", ["Łódź: ogród"]],
    ["?search=slad%20ogrod", ["Łódź: ogród"]],
    ["?search=HOLLIN", ["apple trees"]],
    ["?search=%D0%A1%D0%90%D0%94", ["Сад для детей"]],
    ["?search=%25", ["Zebra 100% crossing_1"]],
    ["?search=g_1", ["Zebra 100% crossing_1"]],
    ["?search=apple%20zebra", []],
    ["?search=%5C", []],
    ["?search=zzz", []],
  ])(
    "%s finds by name and by funder, in any case, with or without accents, and takes every sign as it is",
    async (query, found) => {
      expect(await names(query)).toEqual(found);
    },
  );

  it("finds a document without a name by that of its form, and by a name as soon as it has one", async () => {
    const untitled = sample.template.name;
    expect(await names(`?search=${encodeURIComponent(untitled)}`)).toContain(untitled);
    const { id } = await makeCompleteDocument(person);
    await person.post("/a/docs", { id, name: "Kelp Überfahrt", draft: [], generate: false });
    expect(await names("?search=uberfahrt")).toEqual(["Kelp Überfahrt"]);
    await server.context.db.delete(document).where(eq(document.id, id));
  });

  it("says how many places of a draft still ask for something, once it is saved", async () => {
    const writer = await server.signIn();
    const { id } = await makeCompleteDocument(writer);
    const row = async () => (await writer.get<Item[]>("/a/drafts")).body.find((item) => item.id === id);
    expect((await row())?.openPlaces).toBe(0);
    const { fields } = (await writer.get<Schemas["Document"]>(`/a/docs/${id}`)).body;
    const asked = fields.find(({ auto }) => !auto);
    const userText = "Open on [Add: which days], for [Add: how many people] people who live nearby.";
    const saved = await writer.post("/a/docs", { id, draft: [{ id: asked?.id, userText }], generate: false });
    expect(saved.status).toBe(200);
    expect((await row())?.openPlaces).toBe(2);
  });

  it("says how many places of a proposal are still open, in what is written now, until it is sent", async () => {
    const { db } = server.context;
    const writer = await server.signIn();
    const { id } = await makeCompleteDocument(writer);
    const inputs = { revision: 1 } as unknown as typeof documentVersion.$inferInsert.inputs;
    const versionId = newId();
    await db
      .insert(documentVersion)
      .values({ id: versionId, documentId: id, status: "done", inputs, createdAt: testTime });
    const texts = ["From [Add: first day] to [Add: last day].", "All told.", "[Add: what is left out]"];
    await db.insert(section).values(
      texts.map((text, position) => ({
        id: newId(),
        versionId,
        fieldId: `field-${position}`,
        position,
        title: "Timeline",
        text,
        html: text,
        hidden: position === 2,
      })),
    );
    await db.update(document).set({ defaultVersion: versionId, openPlaces: 9 }).where(eq(document.id, id));
    const listed = async () => (await writer.get<Item[]>("/a/docs")).body.find((item) => item.id === id)?.openPlaces;
    expect(await listed()).toBe(2);
    const [first] = await db.select().from(section).where(eq(section.fieldId, "field-0"));
    await db.update(section).set({ text: "From May to [Add: last day]." }).where(eq(section.id, first!.id));
    expect(await listed()).toBe(1);
    await db.update(document).set({ sentOn: "2026-11-20" }).where(eq(document.id, id));
    expect(await listed()).toBe(0);
  });

  it("keeps drafts and proposals, and accounts, apart", async () => {
    expect(await names("?search=apple")).toEqual(["apple trees"]);
    expect(await names("?search=apple", person, "/a/docs")).toEqual(["Apple press"]);
    expect(await names("?search=apple", stranger)).toEqual([]);
    const teamId = await makeTeam(person);
    const member = await joinTeam(server, person);
    await seed(teamId, [{ name: "Apple of the team" }]);
    expect(await names("?search=apple", member)).toEqual(["Apple of the team"]);
    person.scope = "";
    expect(await names("?search=apple")).toEqual(["apple trees"]);
  });

  it("sorts by the last change, by name, and by what closes next", async () => {
    const untitled = sample.template.name;
    const lastEdited = [untitled, "Сад для детей", "Zebra 100% crossing_1", "apple trees", "Łódź: ogród"];
    expect(await names("")).toEqual(lastEdited);
    expect(await names("?sort=changed")).toEqual(lastEdited);
    const byName = await names("?sort=name");
    expect(byName.filter((name) => name !== untitled)).toEqual([
      "apple trees",
      "Łódź: ogród",
      "Zebra 100% crossing_1",
      "Сад для детей",
    ]);
    expect(await names("?sort=deadline")).toEqual([
      "Сад для детей",
      "Łódź: ogród",
      "apple trees",
      "Zebra 100% crossing_1",
      untitled,
    ]);
  });

  it("turns pages, in the same order each time", async () => {
    const all = await names("?sort=deadline");
    const pages = [0, 2, 4].map((offset) => names(`?sort=deadline&limit=2&offset=${offset}`));
    expect((await Promise.all(pages)).flat()).toEqual(all);
    expect(await names("?offset=5")).toEqual([]);
  });

  it("gives the deadline of the template as it is now, for a document that has none of its own", async () => {
    const { db } = server.context;
    const [form] = await db.select().from(template).limit(1);
    const id = newId();
    const endAt = new Date("2026-12-04T04:59:00.000Z");
    await db.insert(template).values({ ...form!, id, endAt });
    const { body } = await person.post("/a/docs", { templateId: id, name: "Kelp", draft: [], generate: false });
    const kelp = async () => (await person.get<Item[]>("/a/drafts?search=kelp")).body[0];
    expect(await kelp()).toMatchObject({ id: body.id, deadline: "2026-12-04T04:59:00.000Z" });
    await db.update(template).set({ endAt: null }).where(eq(template.id, id));
    expect(await kelp()).not.toHaveProperty("deadline");
    await db.delete(document).where(eq(document.id, body.id));
  });

  it.each([
    ["search", "x".repeat(200), "x".repeat(201)],
    ["sort", "name", "size"],
    ["offset", "100000", "100001"],
    ["offset", "0", "-1"],
    ["limit", "500", "501"],
  ])("takes %s up to its bound, and refuses what is past it", async (name, good, bad) => {
    for (const list of ["/a/drafts", "/a/docs"]) {
      expect((await person.get(`${list}?${name}=${good}`)).status).toBe(200);
      expect((await person.get(`${list}?${name}=${bad}`)).status).toBe(400);
    }
    expect((await person.get("/a/drafts?search=a%00b")).status).toBe(200);
  });
});
