import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import { reviewSections } from "../../capabilities/writer/offline/review/reviewSections.ts";
import type { Suggestion } from "../../capabilities/writer/writer.ts";
import type { Inputs } from "../../kernel/db/values.ts";
import type { StoredReview } from "../../kernel/db/values.ts";
import { currentReview, notedPairs, reviewToStore, withAnswer } from "./currentReview.ts";
import { writerInput } from "./writerInput.ts";

const field = (id: string, title: string) => ({ id, title, hidden: false, auto: false, required: true });
const inputsWith = (draft: Record<string, string>): Inputs => ({
  name: "Gardens",
  type: "grant",
  templateName: "Form",
  funderName: "",
  description: "Twelve gardens.",
  useEnglish: true,
  eligibilityCriteria: "",
  assessmentCriteria: "",
  fields: [{ ...field("methods", "Methods"), minWordCount: 20 }, field("budget", "Budget")],
  draft,
});

const at = "2026-11-22T12:00:00.000Z";
const before = inputsWith({ methods: "We dig with our neighbours. [Add: by when]" });
const made = [
  ...reviewSections(writerInput(before, [])),
  { sectionId: "methods", category: "clarity", priority: "low", suggestion: "Say what the digging is for." } as const,
];
const stored = reviewToStore(made, before, at);
const texts = (review: Schemas["Review"] | null) => review?.suggestions.map(({ suggestion }) => suggestion) ?? [];
const section = (sectionId: string, text: string) => ({ sectionId, text }) as Schemas["Section"];

describe("an assessment", () => {
  it("is as it was made while nothing is changed", () => {
    expect(texts(currentReview(stored, before, []))).toEqual(made.map(({ suggestion }) => suggestion));
    expect(texts(currentReview(stored, before, [])).join()).toContain("Nothing stands here yet");
    expect(currentReview(null, before, [])).toBeNull();
  });

  it("drops the notes of rules that no longer hold, and brings the others up to date", () => {
    const now = inputsWith({
      methods: "We dig with our neighbours by May.",
      budget: "We ask for $46,200: $40,000 for fences and $6,200 for tools.",
    });
    const notes = texts(currentReview(stored, now, [])).join("\n");
    expect(notes).not.toContain("Nothing stands here yet");
    expect(notes).not.toContain("Still to fill in");
    expect(notes).toContain("There are 7 words here; at least 20 are asked for.");
  });

  it("keeps what a note was answered, and of the next one's notes what is not for them", () => {
    const notes = currentReview(stored, before, [])!.suggestions;
    const [done, not] = [notes[0]!.id!, notes[1]!.id!];
    const answered = withAnswer(withAnswer(stored, done, "done")!, not, "notForUs")!;
    const answers = (review: StoredReview) =>
      currentReview(review, before, [])!
        .suggestions.map(({ answer }) => answer)
        .slice(0, 2);
    expect(answers(answered)).toEqual(["done", "notForUs"]);
    expect(answers(withAnswer(answered, done, null)!)).toEqual([undefined, "notForUs"]);
    expect(answers(reviewToStore(made, before, at, answered))).toEqual([undefined, "notForUs"]);
    expect(withAnswer(stored, "0".repeat(16), "done")).toBeUndefined();
    expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length);
  });

  it("answers one of two notes that begin alike", () => {
    const said = (words: string) =>
      ({
        sectionId: "methods",
        category: "general",
        priority: "low",
        suggestion: `“9 plots” does not ${words}`,
      }) as const;
    const alike = reviewToStore([said("go with “ten”."), said("go with “six”.")], before, at);
    const [first, second] = currentReview(alike, before, [])!.suggestions.map(({ id }) => id!);
    expect(second).not.toBe(first);
    const answered = currentReview(withAnswer(alike, second!, "done")!, before, [])!;
    expect(answered.suggestions.map(({ answer }) => answer)).toEqual([undefined, "done"]);
  });

  it("says of a model's note that its section was changed since", () => {
    const outdated = (draft: Record<string, string>) =>
      currentReview(stored, inputsWith(draft), [])?.suggestions.filter(({ isOutdated }) => isOutdated);
    expect(outdated({ ...before.draft, budget: "Ten dollars for every spade." })).toEqual([]);
    expect(outdated({ methods: "We plant." })).toMatchObject([{ suggestion: "Say what the digging is for." }]);
  });

  it("says which notes the shown version answers", () => {
    const shown = [
      section("methods", "We dig by May."),
      section("budget", "We ask for $10: $4 for seed, $6 for soil."),
    ];
    const answered = currentReview(stored, before, shown)?.suggestions.filter(({ isAnswered }) => isAnswered);
    expect(texts({ createdAt: at, suggestions: answered ?? [] })).toEqual(
      expect.arrayContaining([
        expect.stringContaining("Nothing stands here"),
        expect.stringContaining("Still to fill"),
      ]),
    );
  });

  it("of earlier days keeps its notes, and calls those outdated that nobody can ask again", () => {
    const old = { suggestions: made, createdAt: at };
    const review = currentReview(old, inputsWith({ methods: "We plant many trees here." }), []);
    expect(review?.suggestions.find(({ suggestion }) => suggestion.startsWith("Say what"))?.isOutdated).toBe(true);
    expect(texts(review)).toHaveLength(made.length);
  });

  it("holds two passages against each other as long as both stand there and nobody has answered", () => {
    const texts = { methods: "A dozen neighbours dig.", budget: "Spades for 30 neighbours." };
    const pair = [
      { sectionId: "methods", quote: "A dozen neighbours" },
      { sectionId: "budget", quote: "30 neighbours" },
    ] as const;
    const note = {
      sectionId: "budget",
      category: "general",
      priority: "medium",
      suggestion: "“30” and “a dozen”.",
      pair,
    };
    const kept = reviewToStore([note as Suggestion], inputsWith(texts), at);
    const [shown, ...others] = currentReview(kept, inputsWith(texts), [])!.suggestions;
    expect(others).toEqual([]);
    expect(shown).not.toHaveProperty("pair");
    expect(notedPairs(kept)).toEqual([pair]);
    expect(notedPairs(withAnswer(kept, shown!.id!, "notForUs")!)).toEqual([]);
    expect(notedPairs(null)).toEqual([]);
    // Another sentence in its section is no reason to call it outdated; a changed passage takes it away, whichever of the two it is.
    const more = { ...texts, budget: `${texts.budget} And rakes.` };
    expect(currentReview(kept, inputsWith(more), [])!.suggestions[0]).not.toHaveProperty("isOutdated");
    const mended = { ...texts, methods: "Thirty neighbours dig." };
    expect(currentReview(kept, inputsWith(mended), [])!.suggestions).toEqual([]);
    // In a version that was mended by hand it is answered.
    const inVersion = (text: string) =>
      currentReview(kept, inputsWith(texts), [section("methods", text)])!.suggestions[0];
    expect(inVersion(texts.methods)).not.toHaveProperty("isAnswered");
    expect(inVersion("Thirty neighbours dig.")).toHaveProperty("isAnswered", true);
  });

  it("knows two passages by just these, when it is made anew", () => {
    const texts = { methods: "We train 40 volunteers. We train 12 mentors.", budget: "For 30 people." };
    const noteOf = (quote: string) =>
      ({
        sectionId: "budget",
        category: "general",
        priority: "medium",
        suggestion: `“${quote}” does not go with “30 people”.`,
        pair: [
          { sectionId: "methods", quote },
          { sectionId: "budget", quote: "30 people" },
        ],
      }) as Suggestion;
    const first = reviewToStore([noteOf("We train 40 volunteers")], inputsWith(texts), at);
    const [{ id } = { id: "" }] = currentReview(first, inputsWith(texts), [])!.suggestions;
    const answered = withAnswer(first, id!, "notForUs")!;
    const both = [noteOf("We train 12 mentors"), noteOf("We train 40 volunteers")];
    const next = reviewToStore(both, inputsWith(texts), at, answered);
    expect(currentReview(next, inputsWith(texts), [])!.suggestions.map(({ answer }) => answer)).toEqual([
      undefined,
      "notForUs",
    ]);
    expect(notedPairs(next)).toHaveLength(1);
  });

  it("keeps notes of the rules apart that begin alike, when other words are changed", () => {
    const texts = {
      methods: "We serve 40 children and 12 mothers.",
      budget: "For 44 children. Rice is dear. For 15 mothers.",
    };
    const made = reviewSections(writerInput(inputsWith(texts), [])).filter(({ suggestion }) =>
      suggestion.startsWith("Here it is"),
    );
    expect(made).toHaveLength(2);
    const kept = reviewToStore(made, inputsWith(texts), at);
    const now = inputsWith({ ...texts, methods: `${texts.methods} They come on foot.` });
    expect(currentReview(kept, now, [])!.suggestions.map(({ suggestion }) => suggestion)).toEqual(
      made.map(({ suggestion }) => suggestion),
    );
    const mended = inputsWith({ ...texts, budget: texts.budget.replace("44", "40") });
    expect(currentReview(kept, mended, [])!.suggestions.map(({ suggestion }) => suggestion)).toEqual([
      made.find(({ suggestion }) => suggestion.includes("15 mothers"))!.suggestion,
    ]);
  });
});
