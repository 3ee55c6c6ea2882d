import type { SectionKind } from "../../../../kernel/text/sectionKind.ts";
import { openers } from "../openers.ts";
import { tagUnits, type Tag } from "../../placement/tagUnits.ts";
import { tagWithoutSums } from "../../placement/tagWithoutSums.ts";
import type { PlacedUnit } from "../../placement/unitFeatures.ts";
import { unitKinds, type UnitKind } from "../../placement/unitKinds.ts";
import { leansOnBefore } from "../../text/leansOnBefore.ts";
import { withoutConnection } from "../../text/runIn/openings.ts";
import { presents } from "../../text/presents.ts";
import { splitText } from "../../text/splitText.ts";
import { statesIntent } from "../../text/statesIntent.ts";
import { tidySentence } from "../../text/tidySentence.ts";
import { ofLeaning, summaryValue } from "./summaryValue.ts";
import type { Told } from "./toldOf.ts";

/** A finished section to compose from. */
export interface SummarySource {
  kind: SectionKind;
  text: string;
}

/** A sentence that may stand in a summary. */
export interface Candidate {
  sentence: string;
  /** Of its section. */
  kind: SectionKind;
  tag: Tag;
  /** Where it is told: by the kind of its section. */
  place: number;
  value: number;
  /** How likely it says what is wanted or done, its sums left out. */
  wants: number;
  /** In its section. */
  order: number;
  /** In the description; undefined where it was written elsewhere. */
  at?: number;
  /** It says something of the sentence before. */
  isLeaning: boolean;
  /** An item of a list that stands among sentences: it may open a summary, and nothing else. */
  isItem: boolean;
}

/** In which order a reader wants it: the money last. */
const orderOfTelling: SectionKind[] = [
  "description",
  "need",
  "audience",
  "objectives",
  "innovation",
  "methods",
  "outcomes",
  "impact",
  "timeline",
  "team",
  "organization",
  "partners",
  "evaluation",
  "sustainability",
  "market",
  "budget",
];

/** Where what a section of a kind says is told; -1 where it is not. */
const placeOf = (kind: SectionKind): number => orderOfTelling.indexOf(kind) * 100;

const opening = new Set(Object.values(openers));

/** What a sentence is worth more that is plainly what its section is for. */
const ofItsKind = 3;

/** What a sentence is worth less that the reader finds in the description at once. */
const saidBelow = 1.5;

/** What is as good as its own kind for a section that tells the whole. */
const tellingKinds: ReadonlySet<UnitKind> = new Set(["summary", "description", "objectives"]);

/** Details that no summary wants. */
const details: ReadonlySet<UnitKind> = new Set<UnitKind>([
  "risk",
  "ethics",
  "compliance",
  "data",
  "references",
  "lessons",
  "facilities",
]);
const plainly = 0.5;

/** What is thought of the case that it fails: "If fewer than half come, that part is not working." */
const ofFailure =
  /^(?:If|Should|Wenn|Falls|Sollten?|Si|S['’]il|Se|Als|Indien|Jeśli)(?!\p{L}).*(?<!\p{L})(?:not|\p{L}+n['’]t|fewer|less than|nobody|fails?|nicht|keine?r?|weniger|pas|moins|no|menos|não|non|meno|niet|geen|minder|nie|mniej)(?!\p{L})/iu;

/** How likely a sentence is what a section of a kind is for. */
export const shareOf = (kind: SectionKind, { likelihoods }: Tag): number =>
  likelihoods.reduce((sum, likely, at) => {
    const own = unitKinds[at]!;
    return own === kind || (kind === "description" && tellingKinds.has(own)) ? sum + likely : sum;
  }, 0);

/** How likely a sentence about money says what is done with it. */
function wantsIn(unit: PlacedUnit): number {
  const tag = tagWithoutSums(unit);
  return shareOf("description", tag) + shareOf("methods", tag);
}

const isDetail = ({ kind, certainty }: Tag): boolean => details.has(kind) && certainty >= plainly;

/** The sentences of sections that may stand in a summary, each as it would; none of `passing`. */
export function candidatesOf(sources: readonly SummarySource[], passing: ReadonlySet<string>, told: Told): Candidate[] {
  const description = sources.find(({ kind }) => kind === "description")?.text ?? "";
  return sources.flatMap(({ kind, text }, sourceIndex) => {
    const place = placeOf(kind);
    if (place < 0) return [];
    const { units } = splitText(text);
    const tags = tagUnits(units);
    const isList = units.every((unit) => unit.isListItem || unit.text.startsWith("[Add:"));
    return units.flatMap((unit, order): Candidate[] => {
      const known = told.sentences.get(tidySentence(unit.text));
      const tag = known?.tag ?? tags[order]!;
      if (/\[Add:|^“[^”]+” \(/.test(unit.text) || unit.text.endsWith(":") || opening.has(unit.text)) return [];
      if (passing.has(tidySentence(unit.text)) || isDetail(tag) || ofFailure.test(unit.text)) return [];
      const sentence = tidySentence(withoutConnection(unit.text, told.language));
      const share = shareOf(kind, tag);
      const isFirst = presents(sentence) && shareOf("description", tag) >= plainly;
      const isBelow = kind !== "description" && description.includes(sentence);
      return [
        {
          sentence,
          kind,
          tag,
          place: place + sourceIndex,
          value:
            summaryValue(sentence, kind, order) +
            ofItsKind * share -
            (isBelow ? saidBelow : 0) +
            (isFirst ? ofLeaning : 0),
          wants: kind === "budget" && statesIntent(sentence) ? wantsIn(unit) : shareOf("description", tag),
          order,
          ...(known && { at: known.order }),
          isLeaning: leansOnBefore(sentence) && !isFirst,
          // Items of a list enter where a section has nothing else.
          isItem: unit.isListItem && !isList,
        },
      ];
    });
  });
}
