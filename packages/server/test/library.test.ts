import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { bookmark, template } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { categorySlug, searchable } from "../src/kernel/text/searchable.ts";
import type { Browser } from "./support/browser.ts";
import { joinTeam, makeTeam } from "./support/teams.ts";
import { databases, useServer } from "./support/testServer.ts";
import { testTime } from "./support/testTime.ts";

type Card = Schemas["TemplateCard"];
const day = 24 * 60 * 60_000;

describe.each(databases)("the grant library on %s", (kind) => {
  const server = useServer(kind);
  let person: Browser;
  beforeAll(async () => {
    person = await server.signIn();
  });

  const list = async (by: Browser, query = "") => (await by.get<Card[]>(`/p/published/docs${query}`)).body;
  const idsOf = (cards: Card[]) => cards.map(({ id }) => id);
  const accountOf = async (by: Browser) => (await by.get<Schemas["Team"][]>("/a/teams")).body[0]?.id ?? "";

  /** Puts templates into the library, or among an account's own. */
  const seed = async (made: (Partial<typeof template.$inferInsert> & { name: string })[]) => {
    const [sample] = await server.context.db.select().from(template).limit(1);
    const rows = made.map(({ name, category = "Seeded", ...rest }, position) => ({
      ...sample!,
      id: newId(),
      teamId: null,
      type: "grant" as const,
      name,
      category,
      categoryId: categorySlug(category),
      searchText: searchable(name),
      endAt: null,
      position: 1000 + position,
      ...rest,
    }));
    await server.context.db.insert(template).values(rows);
    return rows.map(({ id }) => id);
  };
  const remove = async (category: string) => {
    await server.context.db.delete(template).where(eq(template.category, category));
  };

  it("says where a number of characters is room in the form and no rule of the funder's", async () => {
    const found = (await list(person, "?search=R01")).find(({ name }) => name.includes("R01"));
    const { fields } = (await person.get<Schemas["Template"]>(`/p/templates/${found?.id}`)).body;
    const rooms = fields.filter(({ isMaxLengthRoom }) => isMaxLengthRoom);
    expect(rooms.length).toBeGreaterThan(0);
    expect(new Set(rooms.map(({ maxLength }) => maxLength))).toEqual(new Set([60_000]));
    const museum = (await list(person, "?search=museum")).find(({ audience }) => audience?.includes("museum"));
    const limited = (await person.get<Schemas["Template"]>(`/p/templates/${museum?.id}`)).body.fields;
    expect(limited.filter(({ maxLength }) => maxLength).length).toBeGreaterThan(0);
    expect(limited.filter(({ isMaxLengthRoom }) => isMaxLengthRoom)).toEqual([]);
  });

  it("begins with what closes next, in the library, in a search and among one's own", async () => {
    const at = server.context.now().getTime();
    const own = { teamId: await accountOf(person), category: "Dated" };
    const [never, later, soon] = await seed([
      { name: "Kelp never", ...own },
      { name: "Kelp later", ...own, endAt: new Date(at + 60 * day) },
      { name: "Kelp soon", ...own, endAt: new Date(at + 9 * day) },
    ]);
    const order = [soon, later, never];
    expect(idsOf(await list(person, "?search=kelp&searchPublicAndOwn=true"))).toEqual(order);
    expect(idsOf(await list(person, "?public=false"))).toEqual(order);
    const [open] = await seed([{ name: "Kelp public", category: "Dated", endAt: new Date(at + 3 * day) }]);
    expect(idsOf(await list(person))[0]).toBe(open);
    await remove("Dated");
  });

  it("says what the criteria of a form carry together, only where all of them are known", async () => {
    const cards = await list(person);
    const pointsOf = (word: string) => cards.find(({ name, audience }) => `${name} ${audience}`.includes(word))?.points;
    expect(pointsOf("scored by rubric")).toBe(100);
    expect(pointsOf("museum")).toBeUndefined();
  });

  it("keeps a bookmark for the person, on or off, and shows it everywhere [2.7-bookmark] [2.4-bookmark-toggle]", async () => {
    const [first, second] = await list(person);
    const id = first!.id;
    expect((await person.post(`/a/docs/${id}/bookmark`)).body).toEqual({ bookmarked: true });
    expect((await list(person)).filter(({ bookmarked }) => bookmarked).map((card) => card.id)).toEqual([id]);
    expect((await person.get<Card>(`/p/templates/${id}`)).body.bookmarked).toBe(true);
    expect((await person.get<Card>(`/p/templates/${second!.id}`)).body.bookmarked).toBe(false);
    expect(idsOf(await list(person, "?bookmarked=true"))).toEqual([id]);
    expect(idsOf(await list(person, "?bookmarked=false"))).not.toContain(id);
    const other = await server.signIn();
    for (const by of [other, server.browser()]) {
      expect((await list(by)).some(({ bookmarked }) => bookmarked)).toBe(false);
      expect((await by.get<Card>(`/p/templates/${id}`)).body.bookmarked).toBe(false);
    }
    expect((await person.post(`/a/docs/${id}/bookmark`)).body).toEqual({ bookmarked: false });
    expect(await list(person, "?bookmarked=true")).toEqual([]);
  });

  it("keeps one bookmark, however often it is asked for at once", async () => {
    const [first] = await list(person);
    const path = `/a/docs/${first!.id}/bookmark`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => person.post(path)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const kept = await server.context.db.select().from(bookmark).where(eq(bookmark.templateId, first!.id));
    expect(kept.length).toBeLessThanOrEqual(1);
    if (kept.length === 1) await person.post(path);
  });

  it("bookmarks nothing that the person cannot see", async () => {
    const stranger = await server.signIn();
    const mine = await accountOf(person);
    const at = server.context.now();
    const [own, deleted] = await seed([
      { name: "Own", teamId: mine, category: "Hidden" },
      { name: "Deleted", teamId: mine, deletedAt: at, category: "Hidden" },
    ]);
    const [withdrawn] = await seed([{ name: "Withdrawn", withdrawnAt: at, category: "Hidden" }]);
    const status = async (by: Browser, id: string) => (await by.post(`/a/docs/${id}/bookmark`)).status;
    expect([await status(stranger, own!), await status(person, own!)]).toEqual([404, 200]);
    expect(idsOf(await list(person, "?bookmarked=true"))).toEqual([own]);
    for (const id of [deleted!, withdrawn!, newId()]) expect(await status(person, id)).toBe(404);
    expect(await status(person, "grant")).toBe(400);
    expect(await status(server.browser(), own!)).toBe(401);
    await remove("Hidden");
  });

  it("shows one's own templates, those of the team among its people, and deleted ones to nobody [2.1-library]", async () => {
    const owner = await server.signIn();
    const mine = await accountOf(owner);
    const teamId = await makeTeam(owner);
    const member = await joinTeam(server, owner);
    const [own, ours] = await seed([
      { name: "Zebra own", teamId: mine, category: "Owned" },
      { name: "Zebra ours", teamId, category: "Owned" },
      { name: "Zebra gone", teamId, deletedAt: server.context.now(), category: "Owned" },
    ]);
    expect(idsOf(await list(member, "?public=false"))).toEqual([ours]);
    expect(idsOf(await list(owner, "?searchPublicAndOwn=true&search=zebra"))).toEqual([ours]);
    expect(await list(owner, "?search=zebra")).toEqual([]);
    expect((await list(owner, "?public=false")).map(({ isOwn }) => isOwn)).toEqual([true]);
    expect((await list(owner)).some(({ isOwn }) => isOwn)).toBe(false);
    expect((await owner.get(`/p/templates/${own}`)).status).toBe(404);
    owner.scope = "";
    expect(idsOf(await list(owner, "?public=false"))).toEqual([own]);
    expect((await owner.get<Card>(`/p/templates/${own}`)).body.isOwn).toBe(true);
    expect((await owner.get(`/p/templates/${ours}`)).status).toBe(404);
    // Bookmarks are the person's; where they see the template is the account's affair.
    owner.scope = `/teams/${teamId}`;
    await owner.post(`/a/docs/${ours}/bookmark`);
    expect(idsOf(await list(owner, "?bookmarked=true"))).toEqual([ours]);
    owner.scope = "";
    expect(await list(owner, "?bookmarked=true")).toEqual([]);
    await remove("Owned");
  });

  it("narrows by types, and lists what closes next or was missed last first", async () => {
    const at = (days: number) => new Date(testTime.getTime() + days * day);
    const [later, sooner, anytime, long, lately] = await seed([
      { name: "Later", endAt: at(20), category: "Dated" },
      { name: "Sooner", endAt: at(2), category: "Dated" },
      { name: "Anytime", category: "Dated" },
      { name: "Long ago", endAt: at(-90), category: "Dated" },
      { name: "Lately", endAt: at(-1), type: "grant-report", category: "Dated" },
    ]);
    for (const id of [later, sooner, anytime]) await person.post(`/a/docs/${id}/bookmark`);
    expect(idsOf(await list(person, "?bookmarked=true"))).toEqual([sooner, later, anytime]);
    expect(idsOf(await list(person, "?categoryId=dated&lapsed=true"))).toEqual([lately, long]);
    expect(idsOf(await list(person, "?categoryId=dated&lapsed=true&types=grant,loi,rfp"))).toEqual([long]);
    expect((await list(person, "?types=loi,rfp")).every(({ type }) => type === "loi" || type === "rfp")).toBe(true);
    expect(idsOf(await list(person, "?types=grant-report")).length).toBeGreaterThan(0);
    expect((await person.get("/p/published/docs?types=grant,poem")).status).toBe(400);
    await remove("Dated");
  });

  it("names the categories in which something is open, with how much", async () => {
    await seed([
      { name: "One", category: "Ärts & Culture" },
      { name: "Two", category: "Ärts & Culture" },
      { name: "Missed", category: "Ärts & Culture", endAt: new Date(0) },
      { name: "Withdrawn", category: "Ärts & Culture", withdrawnAt: server.context.now() },
      { name: "Only missed", category: "Closed", endAt: new Date(0) },
      { name: "Own", category: "Mine", teamId: await accountOf(person) },
      { name: "Without one", category: "" },
    ]);
    const { body } = await server.browser().get<Schemas["Category"][]>("/p/categories");
    const found = body.find(({ id }) => id === "arts-culture");
    expect(found).toEqual({ id: "arts-culture", name: "Ärts & Culture", count: 2 });
    expect(body.map(({ name }) => name)).not.toEqual(expect.arrayContaining(["Closed"]));
    expect(body.some(({ name }) => ["Closed", "Mine", ""].includes(name))).toBe(false);
    const open = await list(server.browser());
    for (const { name, count } of body)
      expect(open.filter(({ category }) => category === name).length, name).toBe(count);
    expect(await list(server.browser(), "?categoryId=arts-culture")).toHaveLength(2);
    for (const category of ["Ärts & Culture", "Closed", "Mine", ""]) await remove(category);
  });

  it("answers of 1,000 templates what was asked for, a page at a time, without their sections", async () => {
    await seed(
      Array.from({ length: 1000 }, (_, n) => ({
        name: n % 100 === 0 ? `Łódzki fundusz ${n}` : `Fund number ${n}`,
        category: "Thousand",
      })),
    );
    const pages = [];
    for (let offset = 0; offset < 1100; offset += 24)
      pages.push(...(await list(person, `?categoryId=thousand&limit=24&offset=${offset}`)));
    expect(pages).toHaveLength(1000);
    expect(new Set(idsOf(pages)).size).toBe(1000);
    expect(pages.map(({ name }) => name)[999]).toBe("Fund number 999");
    expect(await list(person, "?categoryId=thousand&limit=25")).toHaveLength(25);
    expect(await list(person, "?categoryId=thousand&search=lodzki")).toHaveLength(10);
    expect(await list(person, "?search=Ł%C3%B3dzki%20fundusz%20100")).toHaveLength(1);
    const one = (await person.get(`/p/published/docs?categoryId=thousand&limit=25`)).body;
    expect(JSON.stringify(one).length).toBeLessThan(40_000);
    await remove("Thousand");
  });
});
