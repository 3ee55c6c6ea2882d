import type { Part } from "../part.ts";
import { foldPhrase } from "../words/phrases.ts";
import type { CallWords } from "../words/callWords.ts";
import type { ObjectAsked } from "./objectsAsked.ts";
import { wordKinds, type AskedSentence, type AskedWord, type WordKind } from "./sentencesInWords.ts";

/** A sentence with what it may ask for. */
export interface AskingSentence {
  sentence: AskedSentence;
  objects: ObjectAsked[];
  /** Whether it speaks of papers that are attached. */
  isOfPapers: boolean;
}

/** A paragraph, or a list, with what it may ask for. */
export interface AskingParagraph {
  part: Part;
  sentences: AskingSentence[];
  /** Where it stands in its call, from 0 to 1. */
  place: number;
  /** What share it has of the most that a paragraph of its call may ask for. */
  share: number;
}

const money = /[$£€¥]|\b(?:USD|EUR|GBP|CAD|CHF|SEK|PLN|BRL|kr|zł)\b/u;
const date = /\b20[2-4]\d\b|\d{1,2}[:h]\d\d/u;

const isOf = (name: string, kinds: readonly WordKind[], own: ReadonlySet<WordKind> | undefined) =>
  Object.fromEntries(kinds.map((kind) => [`${name} ${kind}`, Number(own?.has(kind) ?? false)]));

const featuresOfObject = ({ words, lengths }: AskedSentence, { from, to }: ObjectAsked) => {
  const [before, own, next] = [words[from - 1], words[from]!, words[to + 1]];
  const inside = words.slice(from + 1, to + 1);
  const count = (is: (word: AskedWord) => boolean) => inside.filter(is).length;
  const verb = words.slice(0, from).findLastIndex(({ ends }) => ends.has("verbs") || ends.has("wishes"));
  return {
    "object's words": to - from + 1,
    "words before": from,
    "words behind": words.length - to - 1,
    "since verb": verb < 0 ? words.length : from - verb,
    "behind wish": Number(words[verb]?.ends.has("wishes") ?? false),
    ...isOf("begins with", ["questions", "articles"], own.begins),
    ...isOf("before is", ["verbs", "wishes", "about", "and", "order"], before?.ends),
    ...isOf("next is", ["and", "adjuncts", "modals", "verbs"], next?.begins),
    "sign behind": Number(next !== undefined && next.sign !== "none"),
    "commas inside": count(({ sign }) => sign === "comma"),
    ...Object.fromEntries(
      (["verbs", "modals", "adjuncts", "questions", "and"] as const).map((kind) => [
        `${kind} inside`,
        count(({ begins }) => begins.has(kind)),
      ]),
    ),
    "length before": Number(lengths.some(({ end }) => end <= own.start)),
    "length behind": Number(lengths.some(({ start }) => start >= own.end)),
  };
};

const featuresOfSentence = ({ sentence, objects, isOfPapers }: AskingSentence, words: CallWords) => {
  const counts = Object.fromEntries(
    wordKinds.map((kind) => [`sentence's ${kind}`, sentence.words.filter(({ begins }) => begins.has(kind)).length]),
  );
  const folded = foldPhrase(sentence.text);
  const [first] = sentence.words;
  return {
    ...counts,
    "sentence's words": sentence.words.length,
    "sentence's objects": objects.length,
    "sentence's lengths": sentence.lengths.length,
    "sentence is of papers": Number(isOfPapers),
    "sentence has money": Number(money.test(sentence.text)),
    "sentence has date": Number(date.test(sentence.text)),
    "sentence is of funder": Number((words.says.funder.exec(folded)?.index ?? 9) < 9),
    "sentence is of applicants": Number(words.says.actors.test(folded)),
    ...isOf("first is", ["verbs", "order", "articles", "wishes", "questions"], first?.begins),
  };
};

const featuresOfParagraph = ({ part, sentences, place, share }: AskingParagraph, words: CallWords) => {
  const folded = foldPhrase(part.body);
  const asking = sentences.filter(({ objects }) => objects.length > 0).length;
  return {
    "paragraph's place": place,
    "paragraph's share": share,
    "paragraph's sentences": sentences.length,
    "paragraph's objects": sentences.reduce((sum, { objects }) => sum + objects.length, 0),
    "paragraph's asking sentences": asking,
    "paragraph's share of asking": asking / sentences.length,
    "paragraph's lengths": sentences.reduce((sum, { sentence }) => sum + sentence.lengths.length, 0),
    "paragraph is of whole": Number(words.length.whole.test(folded)),
    "paragraph attaches": Number(words.says.attach.test(folded)),
    "paragraph is list": Number(part.kind === "bullet"),
    ...Object.fromEntries(
      (["sections", "attachments", "funding", "deadline", "format", "other"] as const).map((zone) => [
        `is under ${zone}`,
        Number(part.zone === zone),
      ]),
    ),
  };
};

/** What speaks for each thing that a paragraph may ask for, or against it, in their order: numbers, and what is or is not so as 1 or 0. */
export function featuresOfObjects(paragraph: AskingParagraph, words: CallWords): Record<string, number>[] {
  const own = featuresOfParagraph(paragraph, words);
  return paragraph.sentences.flatMap((asking, index) => {
    if (asking.objects.length === 0) return [];
    const around = {
      ...own,
      ...featuresOfSentence(asking, words),
      "objects before": paragraph.sentences[index - 1]?.objects.length ?? 0,
      "objects behind": paragraph.sentences[index + 1]?.objects.length ?? 0,
    };
    return asking.objects.map((object) => ({ ...around, ...featuresOfObject(asking.sentence, object) }));
  });
}
