import { describe, expect, it } from "vitest";
import { readOpportunity } from "../../capabilities/grants/grantsGov/readAnswers.ts";
import { searchable } from "../../kernel/text/searchable.ts";
import { grantRecords } from "./grantRecords.fixture.ts";
import type { KeptGrant } from "./keptGrants.ts";
import { rankGrants } from "./rankGrants.ts";
import { searchesOf, termsOf } from "./searchTerms.ts";

const kept: KeptGrant[] = grantRecords.flatMap((record) => {
  const grant = readOpportunity(record);
  if (!grant || (grant.dueAt && grant.dueAt < new Date("2026-11-01"))) return [];
  const searchText = searchable([grant.title, ...grant.subjects, grant.funderName, grant.description].join("\n"));
  return [{ ...grant, searchText, fetchedAt: new Date() }];
});

async function* pages() {
  yield kept.slice(0, 5);
  yield kept.slice(5);
}

const garden = {
  organization: "Common Ground is a small nonprofit in Alder County that runs a garden and a pantry.",
  project:
    "We want to turn twelve unused bits of county land into food gardens that neighbours run together. Each would be near a bus stop. " +
    "Of 212 households we called on, 131 had gone without fresh vegetables for a week or more. We need fences, water tanks and soil tests, " +
    "and to pay three stewards per garden for the first season. The budget is $46,200 over eighteen months. A fifth of what is grown goes to the four pantries.",
  location: "Alder County, Ohio",
};

const youth = {
  organization: "We are a 501(c)(3) charity that runs after-school workshops in rural libraries.",
  project:
    "A youth theater where young people write and perform plays with teaching artists, after school, in six rural libraries.",
  location: "Vermont",
};

const rank = (profile: typeof garden, suggested?: string[]) =>
  rankGrants(pages(), termsOf(profile, suggested), profile);

describe("ranking grants", () => {
  it("finds what fits a garden project, says why, and leaves out what does not", async () => {
    const { matches, notForThem, lookedThrough } = await rank(garden);
    const titles = matches.map(({ grant }) => grant.title);
    expect(titles.slice(0, 2).toSorted()).toEqual([
      "Community Food Projects Competitive Grants Program",
      "Urban Agriculture and Innovative Production – Gardens on Public Land",
    ]);
    expect(titles).toContain("Fresh Food and Physical Activity in Rural Counties");
    for (const never of [/Buses/, /Membrane/, /Theater/, /Fire/, /Detention/, /Small Business/])
      expect(titles.join("\n")).not.toMatch(never);
    expect(lookedThrough).toBe(kept.length);
    expect(notForThem).toBe(1);
  });

  it("takes no name for a word that every text has", async () => {
    const named = {
      ...garden,
      project: `${garden.project} Ines Okafor leads the work; Tomas Reyhl holds the agreements.`,
    };
    const { matches } = await rank(named);
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.map(({ reason }) => reason).join("\n")).not.toMatch(/ines|tomas/i);
  });

  it("finds other things for another project", async () => {
    const { matches } = await rank(youth);
    expect(matches[0]?.grant.title).toBe("Grants for Arts Projects: Theater for Young Audiences");
    expect(matches).toHaveLength(1);
  });

  it("quotes the person's words where they stand, however they are spelled, and says who may apply and which place it is for", async () => {
    const { matches } = await rank({ ...garden, location: "Portland, OR" });
    const reasonFor = (title: RegExp) => matches.find(({ grant }) => title.test(grant.title))?.reason;
    expect(reasonFor(/^Urban/)).toBe(
      "Your words “gardens” and “land” are in its title; “food gardens” and “soil tests” are in its description; it is open to nonprofits.",
    );
    expect(reasonFor(/^Community Food/)).toContain("“neighbours”");
    expect(reasonFor(/^Oregon/)).toContain("it names Oregon");
    expect((await rank(garden)).matches.map(({ grant }) => grant.title).join()).not.toMatch(/Oregon|Embassy/);
  });

  it("shows a posted grant and its forecast once, under the posted one", async () => {
    const doubles = (await rank(garden)).matches.filter(({ grant }) => grant.number === "USDA-NIFA-CFP-012345");
    expect(doubles.map(({ grant }) => grant.status)).toEqual(["posted"]);
  });

  it("takes the model's words too, and never calls them the person's", async () => {
    const wordless = { organization: "", project: "Ein Garten für alle im Viertel", location: "" };
    expect((await rank(wordless)).matches).toEqual([]);
    const [first] = (await rank(wordless, ["urban gardens", "fresh vegetables"])).matches;
    expect(first?.reason).toMatch(/^It speaks of “.+”, which is near to what you describe/);
    expect(searchesOf(termsOf(wordless, ["urban gardens"]))[0]).toBe("urban gardens");
  });

  it("lets the event loop go round while a page of long texts is read", async () => {
    const long = { ...kept[0]!, searchText: kept[0]!.searchText.repeat(5) };
    async function* onePage() {
      yield Array.from({ length: 50 }, () => long);
    }
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await rankGrants(onePage(), termsOf(garden), garden);
    isDone = true;
    expect(turns).toBeGreaterThan(8);
  });

  it("meets a person who says one thing only, and nobody who says nothing", async () => {
    const say = (project: string) => rank({ organization: "", project, location: "" });
    expect((await say("Firefighters")).matches.map(({ grant }) => grant.number)).toEqual(["DHS-FEMA-SAFER-27"]);
    expect((await say("We want to do good work with a new project")).matches).toEqual([]);
    expect(searchesOf(termsOf({ organization: "", project: "...", location: "" }))).toEqual([]);
  });

  it("searches for what a description says most", () => {
    expect(searchesOf(termsOf(garden)).slice(0, 2)).toEqual(["food gardens", "county land"]);
    expect(searchesOf(termsOf(youth))).toContain("youth theater");
  });
});
