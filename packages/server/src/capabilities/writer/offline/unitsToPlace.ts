import { readFacts } from "@grantwright/domain/facts";
import { detectLanguage } from "../../../kernel/text/detectLanguage.ts";
import { isSaidAtTheEnd, isSaidInPassing } from "../placement/saidInPassing.ts";
import { tagUnits, type Tag } from "../placement/tagUnits.ts";
import { flat } from "../text/flat.ts";
import { withoutConnection } from "../text/runIn/openings.ts";
import { splitText, type TextUnit } from "../text/splitText.ts";
import type { WriterInput } from "../writer.ts";

/** The units of a description; what the title line says is not lost where it is all that is said. */
function unitsOf(description: string): TextUnit[] {
  const { units, title } = splitText(description);
  return units.length === 0 && title ? [{ text: title, paragraph: 0, isListItem: false }] : units;
}

/** A label may have been left out of a section. */
const label = /^[^:]{1,40}:\s+/u;

/** Whether the person already moved a unit into a section: it is not used a second time. */
function isTypedIn(input: WriterInput): (unit: TextUnit) => boolean {
  const typed = ` ${flat(Object.values(input.texts ?? {}).join(" \n "))} `;
  const language = detectLanguage(input.description);
  return ({ text }) => {
    const bare = text.replace(label, "");
    return [text, withoutConnection(text, language), bare, withoutConnection(bare, language)].some((form) =>
      typed.includes(` ${flat(form)} `),
    );
  };
}

/** A name alone at the end of a text is who wrote it. */
const signature = /^\p{Lu}[\p{L}'’-]+[.!]?$/u;

/** Whether a unit says nothing of the project. In the middle of one breath a month is something. */
function isLost(unit: TextUnit, tag: Tag, isLast: boolean): boolean {
  if (isLast && !unit.isListItem && (signature.test(unit.text) || isSaidAtTheEnd(unit.text, tag))) return true;
  if (!isSaidInPassing(unit.text, tag)) return false;
  return unit.goesOn === undefined || !readFacts(unit.text).some(({ kind }) => kind === "date");
}

/** The units of a description that are to be placed, in their order. */
interface UnitsToPlace {
  units: TextUnit[];
  /** What each of them is. */
  tags: Tag[];
  /** Sentences that stand nowhere. */
  passing: string[];
}

/** The units to place, and what each is, without greetings, announcements and the like; with them where nothing else was said. */
export function unitsToPlace(input: WriterInput): UnitsToPlace {
  const all = unitsOf(input.description);
  const tagged = tagUnits(all).map((tag, at) => ({ unit: all[at]!, tag }));
  const left = tagged.filter(({ unit, tag }, at) => !isLost(unit, tag, at === tagged.length - 1 && at > 1));
  const said = left.length > 0 ? left : tagged;
  const passing = tagged.filter((each) => !said.includes(each)).map(({ unit }) => unit.text);
  const isTyped = isTypedIn(input);
  const kept = said.filter(({ unit }) => !isTyped(unit));
  return { units: kept.map(({ unit }) => unit), tags: kept.map(({ tag }) => tag), passing };
}
