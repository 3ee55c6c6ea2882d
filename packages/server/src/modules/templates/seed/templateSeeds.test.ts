import { describe, expect, it } from "vitest";
import { sectionKinds } from "../../../kernel/text/sectionKind.ts";
import { defaultTemplateIdByType, templateSeeds } from "./index.ts";
import { shippedLibrary } from "./shippedLibrary.ts";

const types = ["grant", "loi", "rfp", "grant-report"] as const;
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Funders' own front pages, and no deep links: those were guessed too easily and rot too soon. */
const frontPages = new Set([
  "https://www.grants.gov/",
  "https://www.nsf.gov/",
  "https://seedfund.nsf.gov/",
  "https://grants.nih.gov/",
  "https://erc.europa.eu/",
  "https://commission.europa.eu/",
  "https://marie-sklodowska-curie-actions.ec.europa.eu/",
]);

const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Pages that were read for a fact, and the only ones that may be named. */
const readPages = templateSeeds.flatMap(({ source }) => source.facts ?? []);

describe("what is said of funders", () => {
  it("names the page that says so and its date, or neither", () => {
    expect(readPages.length).toBeGreaterThan(20);
    for (const { text, url, page } of readPages) {
      expect(text).toMatch(/\.$/);
      expect(url === undefined, text).toBe(page === undefined);
      if (url) expect(new URL(url).protocol).toBe("https:");
      if (page) expect(page).toMatch(/^undated$|20\d\d$/);
    }
  });

  it("says of each template what is known, and of each unread fact where to ask, or that nobody in particular can be asked", () => {
    const without = templateSeeds.filter(({ source }) => !source.facts?.length).map(({ name }) => name);
    // Nothing was found about a letter of intent to nobody in particular.
    expect(without).toEqual(["Letter of intent"]);
    for (const { name, funderName, url, source } of templateSeeds)
      for (const fact of source.facts ?? [])
        expect(Boolean(fact.url ?? source.url ?? url) || funderName === "", `${name}: ${fact.text}`).toBe(true);
    expect(JSON.stringify(templateSeeds)).not.toMatch(/no page was read/i);
  });

  it("no longer says what the funders changed", () => {
    const said = JSON.stringify(templateSeeds);
    expect(said).not.toMatch(/at most five pages/);
    expect(said).toContain("SciENcv");
    expect(said).toContain("Research.gov");
  });
});

describe("the template library", () => {
  it("holds at least fourteen templates of all four types, each id once [1.1-document-types] [2.1-document-types]", () => {
    expect(templateSeeds.length).toBeGreaterThanOrEqual(14);
    expect(new Set(templateSeeds.map((seed) => seed.type))).toEqual(new Set(types));
    expect(duplicates(templateSeeds.map((seed) => seed.id))).toEqual([]);
    expect(duplicates(templateSeeds.map((seed) => seed.name))).toEqual([]);
    for (const seed of templateSeeds) expect(seed.id).toMatch(/^[0-9a-f]{24}$/);
  });

  it("has a default of the right type for every type, open to all", () => {
    for (const type of types) {
      const seed = templateSeeds.find((candidate) => candidate.id === defaultTemplateIdByType[type]);
      expect(seed?.type).toBe(type);
      expect(seed?.schedule.anytime).toBe(true);
    }
  });

  it("has some templates whose date has passed, and gives dates only with a source that names them", () => {
    const dated = templateSeeds.filter((seed) => !seed.schedule.anytime);
    expect(dated.length).toBeGreaterThanOrEqual(2);
    for (const seed of dated) {
      expect(new Date(seed.schedule.endAt ?? "").toISOString().slice(0, 4)).toBe("2024");
      expect(seed.notice).toMatch(/Closed on \d+ \w+ 2024/);
      expect(seed.source.note).toMatch(/2024/);
    }
    for (const seed of templateSeeds.filter((candidate) => candidate.schedule.anytime)) {
      expect(seed.schedule).toEqual({ anytime: true });
    }
  });

  it("warns of NIH's rule on AI in every NIH template", () => {
    const nih = templateSeeds.filter((seed) => seed.funderName === "National Institutes of Health");
    expect(nih).toHaveLength(2);
    for (const seed of nih) expect(seed.notice).toContain("NOT-OD-25-132");
  });
});

describe.each(templateSeeds.map((seed) => [seed.name, seed] as const))("%s", (_name, seed) => {
  it("has sections that can be told apart and that say what they want", () => {
    expect(seed.sections.length).toBeGreaterThanOrEqual(4);
    expect(duplicates(seed.sections.map((section) => section.key))).toEqual([]);
    expect(duplicates(seed.sections.map((section) => section.title))).toEqual([]);
    for (const section of seed.sections) {
      expect(section.key).toMatch(slug);
      expect(section.key.length).toBeLessThanOrEqual(60);
      expect(sectionKinds).toContain(section.kind);
      expect(section.description.length).toBeGreaterThan(20);
      expect(section.description).toMatch(/\.$/);
      if (section.auto) expect([section.kind, section.required]).toEqual(["summary", false]);
    }
    expect(seed.sections.some((section) => section.required)).toBe(true);
  });

  it("has a first sentence that a card holds whole", () => {
    // GrantCard shows the whole sentences of 80 characters.
    expect(seed.description.split(/[.!?]\s/u)[0]!.length, seed.description).toBeLessThanOrEqual(80);
  });

  it("has limits that agree with each other and name their source", () => {
    for (const section of seed.sections) {
      const { minWordCount = 1, maxWordCount = Infinity, maxLength, pageLimit, limitSource, isMaxLengthRoom } = section;
      expect(minWordCount).toBeLessThan(maxWordCount);
      const isLimited = [section.minWordCount, section.maxWordCount, maxLength, pageLimit].some((limit) => limit);
      if (isLimited) expect(limitSource, section.key).toBeTruthy();
      const sharesPages = /\bshare|pages/.test(limitSource ?? "") && !pageLimit;
      if (maxLength && sharesPages) expect(isMaxLengthRoom, `${section.key}: pages are not characters`).toBe(true);
      if (pageLimit) expect(maxLength === undefined || isMaxLengthRoom).toBe(true);
      // Wider than any page limit, so that it never stands for one.
      if (isMaxLengthRoom) expect(maxLength, section.key).toBe(60_000);
    }
  });

  it("has a checklist without repetition, four examples to start from, and no guessed address", () => {
    expect(duplicates(seed.documentChecklist.map((item) => item.id))).toEqual([]);
    expect(duplicates(seed.documentChecklist.map((item) => item.name))).toEqual([]);
    for (const item of seed.documentChecklist) expect(item.id).toMatch(slug);
    expect(seed.examples.length).toBeGreaterThanOrEqual(4);
    expect(duplicates(seed.examples.map((example) => example.title))).toEqual([]);
    for (const example of seed.examples) {
      expect(example.text.length).toBeGreaterThanOrEqual(20);
      expect(example.text.length).toBeLessThanOrEqual(4000);
    }
    for (const address of [seed.url, seed.source.url]) if (address) expect(frontPages).toContain(address);
    expect(seed.category.length).toBeLessThanOrEqual(35);
    expect(JSON.stringify(seed)).not.toMatch(/\[\?\]|TODO|lorem/i);
  });
});

describe("project descriptions", () => {
  it("are whole projects of 600 to 3,000 characters with money, dates and people", () => {
    expect(shippedLibrary.projects).toHaveLength(3);
    expect(duplicates(shippedLibrary.projects.map((project) => project.id))).toEqual([]);
    for (const { text } of shippedLibrary.projects) {
      expect(text.length).toBeGreaterThanOrEqual(600);
      expect(text.length).toBeLessThanOrEqual(3000);
      expect(text).toMatch(/\$\d/);
      expect(text).toMatch(/\b20\d\d\b/);
    }
  });
});
