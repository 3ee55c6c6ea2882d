import { openPlace, piecesOf, withoutOpenPlaces } from "@grantwright/domain";
import { readFacts } from "@grantwright/domain/facts";
import { quote } from "../attachmentFacts.ts";
import { draftSections } from "../draftSections.ts";
import { flat } from "../../text/flat.ts";
import { leansOnBefore } from "../../text/leansOnBefore.ts";
import { stemsOf } from "../../receipts/stems.ts";
import { cutSentences } from "../../text/cutSentences.ts";
import { fitsLimits } from "../../text/fitToLimits.ts";
import { splitText } from "../../text/splitText.ts";
import { tidySentence } from "../../text/tidySentence.ts";
import type { EditRequest, WriterInput } from "../../writer.ts";
import { factKey, lostFacts } from "../../edits/lostFacts.ts";

/** How many sentences are put in at once. */
const mostAdded = 3;

/** How much of a criterion's words a sentence has at least to answer it, and how many. */
const answering = { share: 0.25, words: 2 };

/** How many sentences of a file are looked at. */
const mostOfFile = 1_500;

/** How much of a criterion an open place quotes, in characters. */
const mostQuoted = 120;

/** A text with sentences behind its last one: as items where it ends in a list. */
function withMore(text: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return text;
  const kept = text.trimEnd();
  const isList = /(?:^|\n)- [^\n]*$/.test(kept);
  const added = isList
    ? sentences.map((each) => `\n- ${each}`).join("")
    : `${kept === "" ? "" : " "}${sentences.join(" ")}`;
  return kept + added + text.slice(kept.length);
}

/** As many sentences as the limits of the section leave room for. */
function withinLimits(input: WriterInput, request: EditRequest, sentences: readonly string[]): string {
  const limits = input.template.sections.find(({ id }) => id === request.sectionId) ?? {};
  let text = request.text;
  for (const sentence of sentences.slice(0, mostAdded)) {
    const longer = withMore(text, [sentence]);
    if (fitsLimits(longer, limits)) text = longer;
  }
  return text;
}

/** What the offline writer would draft for a section from the description and the files, without open places. */
function draftOf(input: WriterInput, sectionId: string): string {
  const { [sectionId]: _own, "": _part, ...others } = input.texts ?? {};
  const { texts } = draftSections({ ...input, texts: others }, { withOpeners: false });
  return withoutOpenPlaces(texts.get(sectionId) ?? "");
}

const saidIn = (texts: readonly string[]) => {
  const all = ` ${flat(texts.join(" \n "))} `;
  return (sentence: string) => all.includes(` ${flat(sentence)} `);
};

/** The text with those sentences of the person's material behind it that state figures, belong to its section and stand nowhere in the draft yet. */
export function moreConcrete(input: WriterInput, request: EditRequest): string {
  const isSaid = saidIn([...Object.values(input.texts ?? {}), request.text]);
  const known = new Set(readFacts(request.text).map(factKey));
  const fresh = cutSentences(draftOf(input, request.sectionId))
    .map(({ text }) => text)
    .filter((text) => !isSaid(text) && !leansOnBefore(text))
    .filter((text) => readFacts(text).some((fact) => fact.kind !== "name" && !known.has(factKey(fact))));
  return withinLimits(input, request, fresh);
}

/** Sentences of the material: the person's own words, and those of files, quoted. */
function materialOf(input: WriterInput): { text: string; added: string }[] {
  const own = [input.description, ...Object.values(input.texts ?? {})].flatMap((text) =>
    piecesOf(text).flatMap((piece) => (piece.isOpen ? [] : splitText(piece.text).units)),
  );
  const files = input.attachments.flatMap(({ fileName, text }) =>
    splitText(text)
      .units.slice(0, mostOfFile)
      .map((unit) => ({ text: unit.text, added: quote(unit.text, fileName) })),
  );
  return [...own.map(({ text }) => ({ text, added: tidySentence(text) })), ...files];
}

/** The text with what the material says to a criterion behind it; with an open place where it says nothing. */
export function answerTo(input: WriterInput, request: EditRequest): string {
  const criterion = request.criterion ?? "";
  const asked = stemsOf(criterion);
  const isSaid = saidIn([request.text]);
  const answers = materialOf(input)
    .filter(({ text }) => !isSaid(text) && !leansOnBefore(text))
    .map(({ text, added }) => ({ added, shared: [...stemsOf(text)].filter((stem) => asked.has(stem)).length }))
    .filter(({ shared }) => shared >= answering.words && shared >= asked.size * answering.share)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ added }) => added);
  const short = criterion.length > mostQuoted ? `${criterion.slice(0, mostQuoted).trimEnd()}…` : criterion.trim();
  const found = [...new Set(answers)];
  const place = openPlace(`what answers “${short.replaceAll("]", ")")}”`);
  return withinLimits(input, request, found.length > 0 ? found : [place]);
}

/** The section as it would be drafted anew, with those sentences of its text behind it whose facts would be lost. */
export function writtenAnew(input: WriterInput, request: EditRequest): string {
  const anew = draftOf(input, request.sectionId);
  if (anew === "") return request.text;
  const lost = new Set(lostFacts(request.text, anew).map(({ start }) => start));
  const kept = cutSentences(request.text)
    .filter(({ start, end }) => [...lost].some((at) => at >= start && at < end))
    .map(({ text }) => text);
  return withMore(anew, kept);
}
