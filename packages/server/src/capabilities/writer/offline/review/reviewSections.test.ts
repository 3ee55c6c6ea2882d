import { describe, expect, it } from "vitest";
import type { WriterInput } from "../../writer.ts";
import { reviewSections } from "./reviewSections.ts";

const titles = {
  need: "Need statement",
  methods: "Project plan",
  timeline: "Timeline",
  budget: "Budget",
  outcomes: "Outcomes",
};
type Texts = Partial<Record<keyof typeof titles, string>>;

function notesOn(texts: Texts, more: Partial<WriterInput> = {}) {
  return reviewSections({
    description: "A reading club for children.",
    attachments: [],
    type: "grant",
    template: {
      name: "Community grant",
      sections: Object.entries(titles).map(([id, title]) => ({ id, title, required: true, auto: false })),
    },
    useEnglish: true,
    texts,
    ...more,
  });
}
const on = (sectionId: string, texts: Texts, more?: Partial<WriterInput>) =>
  notesOn(texts, more)
    .filter((note) => note.sectionId === sectionId)
    .map((note) => note.suggestion);

const sound: Required<Texts> = {
  need:
    "Of the 214 children in the two primary schools of Orrin Bay, 96 read below the level of their age, the county's records of 2025 say. " +
    "The nearest public library closed in 2022 and the bus to the next one runs once a day.",
  methods:
    "Marta Hale, a retired teacher, opens the reading room in the church hall on three afternoons a week. " +
    "Six volunteers read with 40 children, one hour each, and take a box of books to the families who cannot come. " +
    "Marta Hale trains the volunteers for two days before they begin.",
  timeline:
    "The project runs for 18 months. In January 2027 Marta Hale trains the volunteers. In February 2027 the room opens. " +
    "In July 2027 the children are tested by their schools, and again in June 2028.",
  budget:
    "We ask for $18,400: $9,600 for Marta Hale's hours, $5,200 for books and $3,600 for rent and heating. " +
    "The church gives the hall at half its price, which is worth $3,600.",
  outcomes:
    "By June 2028, 40 children have read with a volunteer every week of a school year, and 25 of them have reached the level of their age, " +
    "as the schools' own tests show.",
};

describe("review of a whole application", () => {
  it("says little of a sound one, and nothing that is wrong", () => {
    expect(notesOn(sound).filter(({ category }) => category === "general")).toEqual([]);
    expect(notesOn(sound).length).toBeLessThanOrEqual(3);
  });

  it.each<[string, string, Texts, string, string]>([
    [
      "the sum asked for",
      "budget",
      { ...sound, methods: `${sound.methods} For all of this we ask for $21,000.` },
      "$18,400",
      "$21,000",
    ],
    [
      "how long it takes",
      "timeline",
      { ...sound, methods: `${sound.methods} The project runs for two years.` },
      "18 months",
      "two years",
    ],
    [
      "how many are served",
      "outcomes",
      {
        ...sound,
        methods: "Six volunteers read with 55 children on three afternoons, and Marta Hale trains them.",
        outcomes: "In June 2028 the 40 children who came are tested by their schools.",
      },
      "40 children",
      "55 children",
    ],
  ])("finds numbers that contradict each other: %s", (_, place, texts, here, there) => {
    const notes = on(place, texts);
    expect(notes.find((note) => note.includes(`Here it is “${here}”`))).toContain(`in Project plan “${there}”`);
  });

  it.each([
    [
      "a part of the whole",
      "25 of the 40 children reach the level of their age.",
      "Six volunteers read with 60 children.",
    ],
    ["another time", "In 2025 we read with 12 children.", "Volunteers read with 40 children."],
    ["a rate", "Each volunteer reads with 4 children.", "Six volunteers read with 24 children."],
    ["another unit", "It takes 18 months.", "The club meets for 40 weeks."],
    ["a year", "By 2028 children read better.", "40 children read every week."],
  ])("does not take %s for a contradiction", (_, outcomes, methods) => {
    expect(notesOn({ outcomes, methods }).filter(({ category }) => category === "general")).toEqual([]);
  });

  it("names promises that cannot be checked", () => {
    expect(
      on("outcomes", {
        ...sound,
        outcomes: "We will make a real difference in the lives of children and empower families.",
      }),
    ).toContain("“make a real difference” cannot be checked. Say what will change, for how many people, and by when.");
    expect(
      on("outcomes", { ...sound, outcomes: "We raise awareness among 300 parents by June 2028." }).join(),
    ).not.toContain("cannot be checked");
  });

  it("asks for the source of what is said to be proven", () => {
    expect(on("need", { ...sound, need: "Studies show that 1 child in 3 reads badly here." })).toContain(
      "“Studies show” names no source. Give who found it and when, or your own figures.",
    );
    expect(
      on("need", { ...sound, need: "Studies show that reading aloud helps (Hale and Burke, 2019)." }).join(),
    ).not.toContain("names no source");
    expect(on("methods", { ...sound, methods: "We are the only reading club in the county." })).toContain(
      "“the only reading club”: say how you know, or leave it out.",
    );
  });

  it("asks who acts where a plan does not say it", () => {
    const methods = "The room will be opened in March. Volunteers will be trained for two days. Books will be bought.";
    expect(on("methods", { ...sound, methods })).toContain(
      "“will be opened” and 2 more of the kind do not say who does it.",
    );
    expect(
      on("methods", {
        ...sound,
        methods: "The room will be opened by Marta Hale. Books will be bought by her.",
      }).join(),
    ).not.toContain("who does it");
  });

  it("quotes criteria that nothing answers, at the section that they ask about", () => {
    const assessmentCriteria =
      "- The project serves children in rural places\n- Measures to protect wetlands and migrating birds are planned\n- The budget is in proportion";
    const notes = notesOn(sound, { assessmentCriteria });
    expect(notes.filter(({ category }) => category === "general")).toEqual([
      expect.objectContaining({
        priority: "high",
        suggestion:
          "No section answers the criterion “Measures to protect wetlands and migrating birds are planned” yet.",
      }),
    ]);
    expect(notesOn(sound, { eligibilityCriteria: "Applicants hold a current fishing licence." })).toContainEqual(
      expect.objectContaining({
        suggestion:
          "The funder asks of applicants: “Applicants hold a current fishing licence”. No section shows that you meet it.",
      }),
    );
    expect(
      notesOn({ need: "Children read badly." }, { assessmentCriteria }).map(({ category }) => category),
    ).not.toContain("general");
  });

  it("uses every category and priority", () => {
    const notes = notesOn({
      ...sound,
      methods: `${sound.methods} We ask for $21,000. Experts agree. ${"and so on and on ".repeat(14)}.`,
      outcomes: `${sound.outcomes} ${sound.need.split(". ")[0]}. The OBRC helps.`,
      timeline: "",
    });
    expect(new Set(notes.map(({ category }) => category))).toEqual(
      new Set(["content", "structure", "evidence", "clarity", "general"]),
    );
    expect(new Set(notes.map(({ priority }) => priority))).toEqual(new Set(["high", "medium", "low"]));
  });
});
