import { languageOf, readFacts, type Fact } from "@grantwright/domain/facts";
import { inferSectionKind } from "../../inferSectionKind.ts";
import { wordKinds } from "../../placement/words/wordKinds.ts";
import { stemsOf } from "../../receipts/stems.ts";
import { cutSentences } from "../../text/cutSentences.ts";
import { descriptionPlace, type RequirementDraft, type RequirementPlace } from "../result/requirement.ts";
import type { SignName } from "../words/signNames.ts";
import { vocabularyOf, type Hit } from "../words/vocabulary.ts";

/** A sentence or a line of a list of a draft. Offsets are those of its place. */
export interface DraftUnit {
  placeId: string;
  /** What its section is for, by the section's title. */
  sectionKinds: ReadonlySet<string>;
  title: string;
  start: number;
  end: number;
  text: string;
  facts: readonly Fact[];
  signs: readonly Hit<SignName>[];
  things: readonly Hit[];
  /** The names of its things. */
  names: ReadonlySet<string>;
  themes: readonly Hit[];
  stems: ReadonlySet<string>;
  /** Whether it is the first of its line, and a list sign stands before it. */
  isItem: boolean;
  /** Whether it is the first of its line. */
  isFirst: boolean;
}

/** A draft, read once for all lines. */
export interface ReadDraft {
  /** In ISO 639-1. */
  language: string;
  units: DraftUnit[];
}

/** Of a longer draft the rest is not read, in characters. */
const longest = 200_000;

const listSign = /^\s*(?:[-*•‣◦–—·]|\(?\d{1,2}[.)])\s+$/u;

/** What a section is for, by the words of its title; nothing for the description. */
function kindsOf(title: string): ReadonlySet<string> {
  if (title === "") return new Set();
  return new Set<string>([inferSectionKind(title), ...wordKinds(title).keys()]);
}

function readPlace(placeId: string, title: string, text: string, language: string): DraftUnit[] {
  const facts = readFacts(text, language);
  const vocabulary = vocabularyOf(language);
  const sectionKinds = kindsOf(title);
  let at = 0;
  return cutSentences(text).map(({ start, end }) => {
    const own = text.slice(start, end);
    const lead = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
    while (at < facts.length && facts[at]!.start < start) at += 1;
    const within: Fact[] = [];
    for (let next = at; next < facts.length && facts[next]!.start < end; next += 1) within.push(facts[next]!);
    const read = vocabulary.read(own);
    return {
      placeId,
      sectionKinds,
      title,
      start,
      end,
      text: own,
      facts: within,
      ...read,
      names: new Set(read.things.map(({ name }) => name)),
      stems: stemsOf(own),
      isItem: listSign.test(lead),
      isFirst: !/[\p{L}\p{N}]/u.test(lead),
    };
  });
}

/** Reads a draft: its sentences with what stands in them. Takes time in proportion to its length. */
export function readDraft({ description, sections }: RequirementDraft): ReadDraft {
  const places = [
    { id: descriptionPlace, title: "", text: description },
    ...sections.map(({ id, title, text }) => ({ id, title, text })),
  ];
  const language = languageOf(
    places
      .map(({ text }) => text)
      .join("\n")
      .slice(0, longest),
  );
  let left = longest;
  const units: DraftUnit[] = [];
  for (const { id, title, text } of places) {
    units.push(...readPlace(id, title, text.slice(0, left), language));
    left = Math.max(0, left - text.length);
  }
  return { language, units };
}

/** A sentence as a place that can be pointed to. */
export const placeOf = ({ placeId, start, end, text }: DraftUnit): RequirementPlace => ({
  placeId,
  start,
  end,
  quote: text,
});

/** The words of a unit up to one of its facts, and behind it. */
export const around = ({ text, start }: DraftUnit, fact: Fact): { before: string; behind: string } => ({
  before: text.slice(0, fact.start - start),
  behind: text.slice(fact.end - start),
});

/** Whether a unit has one of some signs, in all of it or between two offsets of it. */
export const says = ({ signs }: DraftUnit, names: readonly SignName[], from = 0, to = Infinity): boolean =>
  signs.some(({ name, start, end }) => names.includes(name) && start >= from && end <= to);
