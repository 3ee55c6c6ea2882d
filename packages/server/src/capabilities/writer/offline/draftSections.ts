import { withoutOpenPlaces } from "@grantwright/domain";
import { detectLanguage } from "../../../kernel/text/detectLanguage.ts";
import { sectionKinds, type SectionKind } from "../../../kernel/text/sectionKind.ts";
import { withoutBeginnings } from "../beginningOf.ts";
import { inferSectionKind } from "../inferSectionKind.ts";
import { fitsLimits } from "../text/fitToLimits.ts";
import type { TextUnit } from "../text/splitText.ts";
import type { WriterInput, WriterSection } from "../writer.ts";
import { assignUnits } from "./assignUnits.ts";
import type { Target } from "./target.ts";
import { attachmentFacts } from "./attachmentFacts.ts";
import { likeliestKind, scoreKinds } from "../cues/classify.ts";
import { appendPrompts, appendWithin, joinInOrder, joinUnits, settleUnits } from "./composeSection.ts";
import { isEnglish } from "../cues/features.ts";
import { inReadingOrder, tellsHow } from "./inReadingOrder.ts";
import { openers } from "./openers.ts";
import { missingFacts } from "./missingFacts.ts";
import { askedAnyway } from "./asks/askedAnyway.ts";
import { likeliestOf, toldAt } from "./asks/likeliest.ts";
import { openPointsOf } from "./asks/openPoints.ts";
import { hasMeasure, isOutcome, saysDifference } from "./saysOutcome.ts";
import { unitsToPlace } from "./unitsToPlace.ts";
import { tellsWhole } from "./tellWhole.ts";
import { wholeText } from "./wholeText.ts";

/** The kind of a section: the template's word for it, else what its title says. */
export function kindOf(section: WriterSection): SectionKind {
  return section.kind ?? inferSectionKind(section.title);
}

/** What was made of the person's words. */
export interface Drafts {
  /** By section id. A section about which nothing was said is not in it. */
  texts: ReadonlyMap<string, string>;
  /** Sentences for which no section had room. */
  leftOut: string[];
  /** Optional sections of which nobody has said anything anywhere and that every reader turns to, by id: they are asked for as well. */
  asked: ReadonlySet<string>;
  /** Sentences that greet, thank or speak to whoever helps, and stand nowhere. */
  passing: string[];
  isEnglish: boolean;
  /** The language of the description, as BCP 47. */
  language: string;
}

/** How to draft: for the form, where the person goes on writing, or for the finished proposal. */
export interface DraftOptions {
  /** A short connecting sentence at the start of some sections. It states nothing. */
  withOpeners: boolean;
}

function openerFor(kind: SectionKind, units: TextUnit[], input: WriterInput): string {
  const opener = openers[kind];
  const first = units[0];
  if (!opener || !first || units.length < 2 || input.type === "grant-report") return "";
  if (/^(?:After|Afterwards|When|Once|From|Beyond|Then)\b/.test(first.text)) return "";
  return likeliestKind(scoreKinds(first.text)) === kind ? opener : "";
}

/** What was done or is so: of what will be done it says nothing. */
const notPlanned: ReadonlySet<SectionKind> = new Set<SectionKind>([
  "need",
  "team",
  "organization",
  "budget",
  "partners",
]);

/** A section as one that sentences are given to. */
export const targetOf = (section: WriterSection): Target => ({
  id: section.id,
  kind: kindOf(section),
  title: section.title,
  description: section.description ?? "",
  required: section.required,
});

/**
 * Sorts the person's description into those sections that they have not written themselves, keeps the limits, quotes the
 * attachments where they clearly belong, and adds bracketed prompts for what is missing.
 */
export function draftSections(given: WriterInput, { withOpeners }: DraftOptions): Drafts {
  const input = withoutBeginnings(given);
  const sorted = input.template.sections.filter((section) => !section.auto);
  const typed = new Set(sorted.flatMap(({ id }) => ((input.texts?.[id] ?? "").trim() === "" ? [] : [id])));
  const open = sorted.filter(({ id }) => !typed.has(id));
  const targets = open.map(targetOf);
  const limits = new Map(open.map((section) => [section.id, section]));
  const english = isEnglish(input.description);
  const language = english ? "en" : detectLanguage(input.description);
  const { units: placed, tags, passing } = unitsToPlace(input);
  const assigned = assignUnits(placed, targets, tags).filter((entry) => typed.size === 0 || entry.score >= 1.5);
  const { sections, left } = settleUnits(assigned, limits);
  // What belongs to a section that the person wrote themselves is not put into another one.
  const all = sorted.map(targetOf);
  const everything = [
    input.description,
    ...Object.values(input.texts ?? {}).map((text) => withoutOpenPlaces(text)),
  ].join("\n");
  const facts = attachmentFacts(input.attachments, everything, all);
  const texts = new Map<string, string>();
  const likely = likeliestOf(tags);
  const told = new Set(sectionKinds.filter((kind) => likely(kind) >= toldAt));
  const whole = placed.map((unit, at) => ({ unit, tag: tags[at]! }));
  const places = new Map(
    [...sections].flatMap(([id, units]) =>
      units.filter(({ isCopy }) => !isCopy).map(({ unit }) => [unit, kindOf(limits.get(id)!)] as const),
    ),
  );
  const isReport = input.type === "grant-report";
  const plan = [...sections]
    .filter(([id]) => !notPlanned.has(kindOf(limits.get(id)!)))
    .flatMap(([, units]) => units.map(({ unit }) => unit.text))
    .join("\n");
  const openPoints = openPointsOf(language);
  for (const section of open) {
    const kind = kindOf(section);
    const units = sections.get(section.id) ?? [];
    const said = { language, kind };
    const body = tellsWhole.has(kind)
      ? wholeText(whole, units, { section, said, placeOf: (unit) => places.get(unit) })
      : joinInOrder(
          tellsHow.has(kind) ? inReadingOrder(units, tags) : units.toSorted((a, b) => a.order - b.order),
          said,
        );
    const opener =
      withOpeners && english
        ? openerFor(
            kind,
            units.map((entry) => entry.unit),
            input,
          )
        : "";
    const opened = opener === "" ? body : `${opener}${body.startsWith("- ") ? "\n\n" : " "}${body}`;
    const { blocks, answers } = facts.get(section.id) ?? { blocks: [], answers: [] };
    const begun = fitsLimits(opened, section) ? opened : body;
    const text = appendWithin(begun, blocks, section);
    const answering = appendWithin(begun, answers, section);
    const outcomes = units.filter(({ order }) => isOutcome(tags[order]!));
    const measured = joinUnits(outcomes.filter(({ unit }) => hasMeasure(unit.text)));
    const surely = kind === "outcomes" ? measured : answering;
    const asked = { language, whole: everything, plan, surely, told, isJoined: true, isReport };
    const missing = missingFacts(kind, answering, english, {
      ...asked,
      isBegun: outcomes.some(({ unit, order }) => saysDifference(unit.text, tags[order]!)),
    });
    const settled = openPoints.askedIn(kind, units);
    if (text !== "") texts.set(section.id, appendPrompts(text, [...missing, ...settled], section));
  }
  const asked = askedAnyway(input, open, texts, likely);
  return { texts, leftOut: left.map((entry) => entry.unit.text), asked, passing, isEnglish: english, language };
}
