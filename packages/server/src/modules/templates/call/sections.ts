import type { Schemas } from "@grantwright/api-client";
import { readLimits, withoutLimits } from "./limits.ts";
import type { Part } from "./outline.ts";
import { lineAt, sentences } from "./passages.ts";

type Section = Schemas["TemplateField"];

const mostSections = 100;
const longestTitle = 200;
const longestGuidance = 10_000;

const isOptional = (text: string) =>
  /\boptional\b|\bif (?:applicable|you (?:like|wish))\b|\bnot required\b/i.test(text);

/** Headings of forms that only say that questions follow. */
const isOnlyFrame = (title: string) => !/\b(?:narrative|summary|abstract|statement|description)\b/i.test(title);

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The title of a section, and what is said behind it: "Risks. List the main ones." has both. */
function titleAndRest(body: string): { title: string; rest: string } {
  const question = /^[^?]{3,190}\?/.exec(body);
  if (question) return { title: question[0], rest: body.slice(question[0].length).trim() };
  const named = /^([^.:]{2,100})(?:[.:]|\s[–—-])\s+(\S.*)$/su.exec(body);
  if (named && countWords(withoutLimits(named[1] ?? "")) <= 9)
    return { title: withoutLimits(named[1] ?? ""), rest: (named[2] ?? "").trim() };
  const [first] = sentences(body);
  const whole = withoutLimits(first?.text ?? body).replace(/[.;:]$/, "");
  if (whole.length <= longestTitle) return { title: whole, rest: whole === withoutLimits(body) ? "" : body };
  const space = whole.lastIndexOf(" ", longestTitle);
  return { title: whole.slice(0, space > 0 ? space : longestTitle), rest: body };
}

/** Whether a part begins a section of the form. */
function beginsSection(part: Part, isUnderSection: boolean): boolean {
  if (part.opensZone) return false;
  const { limits } = readLimits(part.body);
  const hasTextLimit = limits.maxWordCount !== undefined || limits.maxLength !== undefined;
  if (part.zone === "sections") {
    if (part.kind === "bullet") return !isUnderSection;
    return part.kind === "heading" || part.kind === "numbered";
  }
  if (!["other", "funding"].includes(part.zone) || part.kind === "text") return false;
  return hasTextLimit || (part.kind === "heading" && limits.pageLimit !== undefined);
}

function sectionOf(part: Part, number: number): Section {
  const { title, rest } = titleAndRest(part.body);
  const { limits } = readLimits(part.body);
  return {
    id: `section-${number}`,
    title,
    ...(withoutLimits(rest) !== "" && { description: rest }),
    required: !isOptional(part.body),
    auto: false,
    ...limits,
    readFrom: lineAt(part.passage, part.bodyAt),
  };
}

function addGuidance(section: Section, text: string): void {
  const whole = section.description === undefined ? text : `${section.description}\n${text}`;
  if (whole.length <= longestGuidance) section.description = whole;
  const { limits } = readLimits(text);
  const hasAny = section.maxWordCount ?? section.maxLength ?? section.pageLimit;
  if (hasAny === undefined) Object.assign(section, limits);
  else if (section.minWordCount === undefined && limits.minWordCount !== undefined)
    section.minWordCount = limits.minWordCount;
}

/** Forms whose heading is all there is: "Project Narrative" with a text and no sections of its own. */
function loneForms(parts: Part[]): Set<Part> {
  const lone = new Set<Part>();
  for (const [index, part] of parts.entries()) {
    if (!part.opensZone || part.zone !== "sections" || isOnlyFrame(part.body)) continue;
    const next = parts.slice(index + 1).find(({ kind }) => kind !== "text");
    if (!next || next.zone !== "sections" || next.opensZone) lone.add(part);
  }
  return lone;
}

/** The sections that a call wants written, each from its heading, question or entry, with the guidance below it. */
export function readSections(parts: Part[]): Section[] {
  const found: Section[] = [];
  const lone = loneForms(parts);
  let current: { section: Section; part: Part } | undefined;
  for (const part of parts) {
    const isUnder = current !== undefined && current.part.kind !== "bullet" && current.part.zone === part.zone;
    if (lone.has(part) || beginsSection(part, isUnder)) {
      if (found.length >= mostSections) break;
      current = { section: sectionOf(part, found.length + 1), part };
      found.push(current.section);
    } else if (part.kind === "heading" || (current && part.zone !== current.part.zone)) current = undefined;
    else if (current) addGuidance(current.section, part.passage.text);
  }
  return found.filter(({ title }) => title !== "");
}
