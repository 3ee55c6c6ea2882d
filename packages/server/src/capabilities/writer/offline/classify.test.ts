import { describe, expect, it } from "vitest";
import { templateSeeds } from "../../../modules/templates/seed/index.ts";
import { splitText } from "../text/splitText.ts";
import { affinity } from "./affinity.ts";
import { assignUnits } from "./assignUnits.ts";
import type { Target } from "./target.ts";
import { likeliestKind, scoreKinds } from "../cues/classify.ts";
import { featuresOf, isEnglish } from "../cues/features.ts";
import {
  developmentSentences,
  developmentTexts,
  heldOutTexts,
  type LabelledSentence,
  type LabelledText,
} from "../cues/labelledSentences.fixture.ts";

const kindsOf = (sentence: LabelledSentence) => [sentence.kind, ...(sentence.or ?? [])];

function shareOfRightKinds(sentences: LabelledSentence[]): number {
  const right = sentences.filter((sentence) => {
    const kind = likeliestKind(scoreKinds(sentence.text));
    return kind !== undefined && kindsOf(sentence).includes(kind);
  });
  return right.length / sentences.length;
}

/** The templates under which the held-out texts are filed, in their order: community, research, request, report, community. */
const templateOf = ["a001", "a007", "c001", "d001", "a001"];

function targetsFor(index: number): Target[] {
  const seed = templateSeeds.find((candidate) => candidate.id.endsWith(templateOf[index] ?? ""));
  return (seed?.sections ?? [])
    .filter((section) => !section.auto)
    .map(({ key, kind, title, description, required }) => ({ id: key, kind, title, description, required }));
}

/** A section counts as right when no other suits the labelled kind better. */
function shareOfRightSections(texts: LabelledText[]): number {
  let right = 0;
  let all = 0;
  texts.forEach((text, index) => {
    const targets = targetsFor(index);
    const sentences = text.paragraphs.flat();
    const { units } = splitText(text.paragraphs.map((part) => part.map((entry) => entry.text).join(" ")).join("\n\n"));
    expect(units.map((unit) => unit.text)).toEqual(sentences.map((sentence) => sentence.text));
    assignUnits(units, targets).forEach(({ sectionId }, order) => {
      const sentence = sentences[order];
      const given = targets.find((target) => target.id === sectionId);
      if (!sentence || !given) return;
      const kinds = kindsOf(sentence);
      const best = Math.max(...kinds.flatMap((kind) => targets.map((target) => affinity(kind, target.kind))));
      all += 1;
      if (kinds.some((kind) => [best, 1].includes(affinity(kind, given.kind)))) right += 1;
    });
  });
  return right / all;
}

describe("the cue rules", () => {
  it("know the sentences they were made on", () => {
    expect(shareOfRightKinds(developmentSentences)).toBeGreaterThan(0.94);
    expect(shareOfRightKinds(developmentTexts.flatMap((text) => text.paragraphs.flat()))).toBeGreaterThan(0.85);
  });

  /**
   * Measured once when the rules were settled: 40 of 73 sentences alone (55%, among 25 kinds), 48 of 73 in the right
   * section of a real template (66%). The floors leave room for small changes, not for a rule that only helps elsewhere.
   */
  it("sort sentences they have never seen, alone and in context", () => {
    const sentences = heldOutTexts.flatMap((text) => text.paragraphs.flat());
    expect(sentences.length).toBeGreaterThanOrEqual(60);
    expect(shareOfRightKinds(sentences)).toBeGreaterThanOrEqual(0.52);
    expect(shareOfRightSections(heldOutTexts)).toBeGreaterThanOrEqual(0.62);
  });

  it("say nothing of a sentence without any sign", () => {
    expect(likeliestKind(scoreKinds("Hello there."))).toBeUndefined();
  });

  it("are done with a sentence of tens of thousands of characters", () => {
    for (const part of ["a ", "we will ", "$1 ", "A b ", "“", "the the ", "1 month "])
      expect(scoreKinds(part.repeat(5_000))).toBeDefined();
  });
});

describe("featuresOf", () => {
  it.each([
    ["We ask for $46,200 and €1.5m.", { amounts: 2, hasFigure: true }],
    ["It costs 500 euros.", { amounts: 1 }],
    ["From 8 May 2028 to mid-November.", { dates: 2 }],
    ["We may start in May.", { dates: 1 }],
    ["You may come.", { dates: 0, hasFigure: false }],
    ["Twelve gardens for half of them.", { hasFigure: true, amounts: 0 }],
    ["Ines Okafor, who has led the garden, directs it.", { hasPerson: true }],
    ["Dr. Lindqvist helps.", { hasPerson: true }],
    ["Alder County has agreed.", { hasPerson: false, hasProperName: true }],
    ["It lasts eighteen months.", { hasDuration: true }],
    ["十二个花园，每年", { hasFigure: true }],
  ])("reads %j", (text, features) => {
    expect(featuresOf(text)).toMatchObject(features);
  });
});

describe("isEnglish", () => {
  it.each([
    ["We want to turn twelve unused parcels of land into gardens that neighbours run.", true],
    ["Food gardens", true],
    ["Queremos convertir doce terrenos sin uso en huertos que los vecinos cuidan juntos cada semana.", false],
    ["Wir möchten zwölf ungenutzte Flächen in Gärten verwandeln, die Nachbarn gemeinsam pflegen.", false],
    ["我们想把十二块闲置的土地变成花园。", false],
  ])("%j: %s", (text, expected) => {
    expect(isEnglish(text)).toBe(expected);
  });
});
