import type { Schemas } from "@grantwright/api-client";
import type { CallPointers, PointedSection } from "../../../../capabilities/writer/callPointers.ts";
import type { Limits } from "../limits.ts";
import type { FoundWords } from "./findPointed.ts";
import { found, joined, sameLine, withoutEnd, type Known } from "./known.ts";
import { lengthOf } from "./pointedLengths.ts";

type Section = Schemas["TemplateField"];

const longest = { title: 200, guidance: 10_000, guidanceLines: 60 };

/** What the call says below a title, as the lines stand. */
function guidanceOf({ guidanceFrom, guidanceTo }: PointedSection, title: FoundWords, { lines }: Known) {
  const [from, to] = [Math.trunc(guidanceFrom), Math.trunc(guidanceTo)];
  if (!(from >= 1 && to >= from && to <= lines.length && to - from < longest.guidanceLines)) return "";
  return lines
    .slice(from - 1, to)
    .filter((_line, index) => from + index < title.readFrom.line || from + index > title.lastLine)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n")
    .slice(0, longest.guidance);
}

const limitNames = ["minWordCount", "maxWordCount", "maxLength", "pageLimit"] as const;

const limitsOf = (section: Section | undefined): Limits =>
  Object.fromEntries(limitNames.flatMap((name) => (section?.[name] === undefined ? [] : [[name, section[name]]])));

/** The texts to write that the model points at, with their lengths and what the call says of each. */
export function sectionsOf(pointers: CallPointers, known: Known): Section[] {
  const { words, find, rules } = known;
  const titled = pointers.sections.map((section) => ({ ...section, words: section.title }));
  const there = found(titled, known);
  const sections = there.map(({ one, at }): Section => {
    const isAlone = there.filter((other) => other.at.readFrom.line === at.readFrom.line).length === 1;
    const same = isAlone ? sameLine(rules.fields, at.readFrom.line) : undefined;
    const length = find(one.lengthLine, one.length);
    const named = length ? lengthOf(length.text, one, words) : {};
    const limits = Object.keys(named).length > 0 ? named : limitsOf(same);
    const description = same?.description ?? guidanceOf(one, at, known);
    return {
      id: "",
      title: withoutEnd(at.text).slice(0, longest.title),
      ...(description !== "" && { description }),
      required: !one.isOptional,
      auto: false,
      ...limits,
      readFrom: at.readFrom,
    };
  });
  return joined(sections, rules.fields, known).map((section, index) => ({ ...section, id: `section-${index + 1}` }));
}
