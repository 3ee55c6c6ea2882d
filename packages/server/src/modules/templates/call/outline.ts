import { inlineList } from "./inlineLists.ts";
import { readLimits, type Limits } from "./limits.ts";
import { countWords, isGeneric, isHeadingLike, isMarked, markOf } from "./marks.ts";
import type { Passage } from "./passages.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import { zoneInForm, zoneOf, zoneOfRunIn, type Zone } from "./zones.ts";

/** A passage, and where in the call it stands. */
export interface Part {
  passage: Passage;
  /** Its text without number or bullet. */
  body: string;
  /** Where the body begins in the passage. */
  bodyAt: number;
  kind: "heading" | "numbered" | "bullet" | "row" | "text";
  /** How it is marked. */
  style: string;
  zone: Zone;
  /** It begins its zone: the heading that says what follows. */
  opensZone: boolean;
  /** How deep under the heading of its zone. */
  depth: number;
  /** The lengths that its body names. */
  limits: Limits;
}

interface Level {
  style: string;
  zone: Zone;
  /** The last number of its style; undefined where it counts nothing. */
  count?: number;
}

/** What a mark counts: 3 for "3." and "III.", 2 for "B."; undefined where it counts nothing, as "1.2" under "1". */
function countOf(text: string, style: string): number | undefined {
  const mark = /^\(?([\p{L}\d]+)[.)]?/u.exec(text)?.[1] ?? "";
  if (style === "int") return Number(mark);
  if (style === "upper" || style === "lower") return mark.toLowerCase().charCodeAt(0) - 96;
  return undefined;
}

/**
 * The style of a marked line among those that are open: a list that begins anew under a number of the same style, "3." with "1."
 * below it, is deeper.
 */
function styleAmong(stack: readonly Level[], style: string, count: number | undefined): string {
  if (count === undefined) return style;
  const inner = `${style} below`;
  const outer = stack.find((level) => level.style === style);
  const nested = stack.find((level) => level.style === inner);
  if (!outer || outer.count === undefined) return style;
  if (nested) return count === (nested.count ?? 0) + 1 ? inner : style;
  return count === 1 && outer.count >= 1 ? inner : style;
}

/** Parts under which a list may stand that is numbered. */
const holdsLists = new Set<Zone>(["sections", "attachments", "eligibility", "criteria", "prohibitions"]);

const unmarked = new Set(["plain", "lead", "run-in", "bullet", "row"]);
const isMarkedStyle = (style: string) => !unmarked.has(style);

/** What a line announces that ends in a colon: "Please attach:" opens a list as a heading does. */
function leadOf(line: string, isNumberedBelow: boolean, words: CallWords): Zone | undefined {
  const folded = foldPhrase(line);
  if (
    isNumberedBelow &&
    words.says.lists.test(folded) &&
    words.length.whole.test(folded) &&
    !words.says.attach.test(folded)
  )
    return "sections";
  if (words.says.attach.test(folded) || (words.headings.attachments.test(folded) && countWords(line) <= 18))
    return "attachments";
  const isForm = words.headings.sections.test(folded) && words.says.lists.test(folded);
  if (isForm && countWords(line) <= 30) return "sections";
  return words.language === "en" && asks.test(folded) ? "sections" : undefined;
}

const asks =
  /\b(?:tell us|describe|answer|explain|address|cover|following (?:sections|questions|headings|points|parts))\b[^:]*:$/u;

/** In these a paragraph goes on with what the heading above it began. */
const isListed = (zone: Zone | undefined) => zone === "sections" || zone === "attachments";

const hasTextLimit = ({ maxWordCount, maxLength }: Limits) => maxWordCount !== undefined || maxLength !== undefined;

/** At the beginning stand names of the call and of kinds of papers. */
const titleLines = 6;

/** Titles of what is scored: "Need (30 points)". */
const isScored = (body: string) =>
  /[([–—:\s-]\s*\d{1,3}\s*(?:%|points?|pts|punt\p{L}*|pontos?|punkt\p{L}*|pkt|درج\p{L}*|نقط\p{L}*)[^\d]{0,14}$/iu.test(
    body,
  );

/** "Annex 2: Budget" names a paper, where it is not the form itself that is annexed. */
function isPaper(style: string, body: string, words: CallWords): boolean {
  if (!style.startsWith("word ") || countWords(body) > 20) return false;
  const word = foldPhrase(style.slice(5));
  return words.headings.attachments.test(word) && zoneOf(body, words) !== "sections";
}

/** How the lines of a call follow each other. */
interface Setting {
  passages: Passage[];
  words: CallWords;
  /** No blank lines between its paragraphs. */
  isDense: boolean;
}

/** A line alone between others is a heading where something stands under it. */
function standsAlone({ passages, words, isDense }: Setting, index: number): boolean {
  const passage = passages[index]!;
  const next = passages[index + 1];
  if (!next) return false;
  if (!isDense)
    return (
      passage.isAfterBlank &&
      (!next.isAfterBlank ||
        next.cells !== undefined ||
        countWords(next.text) > 10 ||
        isMarked(next.text) ||
        isHeadingLike(next.text, words) ||
        /[.:;?]$/.test(next.text))
    );
  const before = passages[index - 1];
  const isEnded =
    !before ||
    before.cells !== undefined ||
    isMarked(before.text) ||
    /[.!?:;…)”"»\]]$/u.test(before.text) ||
    isHeadingLike(before.text, words);
  return isEnded;
}

/** A short line of a list without bullets: under a heading of one, with nothing of its own below. */
function isBareEntry({ passages, words }: Setting, index: number, parts: Part[], zone: Zone | undefined): boolean {
  if (zone === undefined || zone === "sections" || !holdsLists.has(zone)) return false;
  const isShort = (passage: Passage | undefined) =>
    passage !== undefined &&
    !passage.cells &&
    markOf(passage.text).style === "plain" &&
    passage.text.length <= 110 &&
    !/[.:?!؟]$/u.test(passage.text);
  if (!isShort(passages[index])) return false;
  const before = parts.at(-1);
  const next = passages[index + 1];
  const isNextHeading = next === undefined || (!next.cells && zoneOf(next.text, words) !== undefined);
  if (before?.opensZone === true) return isShort(next) && !isNextHeading;
  const isFurther = before?.kind === "bullet" && before.style === "plain";
  return isFurther && (isShort(next) || isNextHeading) && zoneOf(passages[index]!.text, words) === undefined;
}

/** Passages under a heading, up to the next line like it. */
function* under({ passages, words }: Setting, index: number): Generator<Passage> {
  for (let at = index + 1; at < Math.min(passages.length, index + 4); at += 1) {
    const passage = passages[at]!;
    if (!passage.cells && isHeadingLike(passage.text, words) && !isMarked(passage.text)) return;
    if (
      !passage.cells &&
      /^(?:dotted|int|upper|lower|roman|letterDot|word|hash|paragraph|capitals)/.test(markOf(passage.text).style)
    )
      return;
    yield passage;
  }
}

/**
 * The marks of the headings that divide the call itself: several of them name its parts. What is marked so is no section of a form.
 */
function outlineStyles(passages: Passage[], words: CallWords): Set<string> {
  const zones = new Map<string, Set<Zone>>();
  for (const { text, cells } of passages) {
    const { style, length } = cells || text.length > 120 ? { style: "plain", length: 0 } : markOf(text);
    if (style === "plain" || style === "bullet") continue;
    const body = text.slice(length).trim();
    const zone =
      isHeadingLike(body, words) && !hasTextLimit(readLimits(body, words).limits) ? zoneOf(body, words) : undefined;
    if (zone === undefined) continue;
    const known = zones.get(style) ?? new Set();
    zones.set(style, known.add(zone));
  }
  const named = [...zones].filter(
    ([, known]) =>
      known.size >= 4 ||
      (known.size >= 3 && known.has("sections")) ||
      (known.size >= 2 && known.has("sections") && known.has("attachments")),
  );
  return new Set(named.map(([style]) => style));
}

/** A paragraph with a list in it as what leads to the list, and its entries; undefined where it has none. */
function listIn(part: Part, words: CallWords): Part[] | undefined {
  const { zone, body, bodyAt } = part;
  if (body.length < 40 || part.kind === "numbered") return undefined;
  const list = inlineList(body);
  if (!list) return undefined;
  const entries = list.entries.map(({ text, at }): Part => ({
    ...part,
    body: text,
    bodyAt: bodyAt + at,
    kind: "bullet",
    style: "inline",
    limits: readLimits(text, words).limits,
  }));
  const lead = body.slice(0, list.lead).trim();
  const isOfForm =
    words.says.lists.test(foldPhrase(lead)) || words.length.whole.test(foldPhrase(lead)) || /\bfollowing\b/.test(lead);
  const isForm =
    zone === "other" && isOfForm && entries.filter(({ limits }) => Object.keys(limits).length > 0).length >= 2;
  if (!isForm && !holdsLists.has(zone)) return undefined;
  if (zone === "sections" && entries.filter(({ limits }) => Object.keys(limits).length > 0).length < 2)
    return undefined;
  return [
    { ...part, body: lead, limits: {} },
    ...entries.map((entry) => (isForm ? { ...entry, zone: "sections" as const } : entry)),
  ];
}

/** The passages of a call as parts of what it says. */
export function toParts(passages: Passage[], words: CallWords): Part[] {
  const blanks = passages.filter(({ isAfterBlank, cells }) => isAfterBlank && !cells).length;
  const plain = passages.filter(({ cells }) => !cells).length;
  const setting: Setting = { passages, words, isDense: blanks < plain * 0.25 };
  const outline = outlineStyles(passages, words);
  const parts: Part[] = [];
  const stack: Level[] = [];
  const depths = new Map<string, number>();
  /** Of each style that counts, how far it has come and how deep it stood. */
  const seen = new Map<string, { count: number; depth: number }>();
  for (const [index, passage] of passages.entries()) {
    const { text } = passage;
    const mark = passage.cells ? { style: "row", length: 0 } : markOf(text);
    const { length } = mark;
    const count = countOf(text, mark.style);
    const style = styleAmong(stack, mark.style, count);
    const body = text.slice(length).trim();
    const bodyAt = text.length - text.slice(length).trimStart().length;
    const { limits } = passage.cells ? { limits: {} } : readLimits(body, words);
    const isNumbered = length > 0;
    const add = (kind: Part["kind"], opensZone = false) => {
      const zone = stack.at(-1)?.zone ?? "other";
      const opener = stack.findLastIndex((level, at) => level.zone === zone && stack[at - 1]?.zone !== zone);
      const depth = Math.max(0, stack.length - Math.max(0, opener) - 1);
      const part: Part = { passage, body, bodyAt, kind, style, zone, opensZone, depth, limits };
      // "9. Please attach: …" among the questions of a form is none of them.
      if (zone === "sections" && kind === "numbered" && (words.says.attach.exec(foldPhrase(body))?.index ?? 9) <= 3)
        Object.assign(part, { zone: "attachments", kind: "text" });
      const list = kind === "text" || kind === "numbered" ? listIn(part, words) : undefined;
      parts.push(...(list ?? [part]));
    };
    if (passage.cells) {
      add("row");
      continue;
    }
    if (style === "bullet") {
      add("bullet");
      continue;
    }
    if (isPaper(mark.style, body, words)) {
      add("bullet");
      parts.at(-1)!.zone = "attachments";
      continue;
    }
    if (mark.style === "plain" && isBareEntry(setting, index, parts, stack.at(-1)?.zone)) {
      add("bullet");
      continue;
    }
    const isHeading =
      isHeadingLike(body, words) &&
      !body.endsWith(":") &&
      (isNumbered || style === "capitals" || standsAlone(setting, index));
    const around = stack.at(-1)?.zone;
    if (!isHeading) {
      const below = markOf(passages[index + 1]?.text ?? "").style;
      const lead =
        body.endsWith(":") && !isNumbered
          ? leadOf(body, /^int|^word|^upper|^lower|^roman/.test(below), words)
          : undefined;
      if (
        lead !== undefined &&
        (lead !== around || around === "attachments") &&
        !(around === "sections" && lead === "sections") &&
        (lead === "sections" || !(around === "eligibility" || around === "prohibitions" || around === "criteria"))
      ) {
        if (stack.at(-1)?.style === "lead") stack.pop();
        stack.push({ style: "lead", zone: lead });
        add("heading", true);
      } else if (!isNumbered && !isListed(around) && zoneOfRunIn(body, words)) {
        if (stack.at(-1)?.style === "run-in") stack.pop();
        stack.push({ style: "run-in", zone: zoneOfRunIn(body, words)!.zone });
        add("text");
      } else {
        if (!isNumbered && stack.at(-1)?.style === "run-in") stack.pop();
        const at = isNumbered ? stack.findIndex((level) => level.style === style) : -1;
        const zoneBefore = stack.at(-1)?.zone ?? "other";
        if (at >= 0) stack.length = at;
        if (isNumbered && count !== undefined) {
          // Entries of a list count on, and stand in the zone of what they are entries of.
          const zone = style.endsWith(" below") || at < 0 ? zoneBefore : (stack.at(-1)?.zone ?? "other");
          stack.push({ style, zone: stack.length === 0 && at >= 0 ? zoneBefore : zone, count });
        }
        add(isNumbered ? "numbered" : "text");
      }
      continue;
    }
    if (stack.at(-1)?.style === "run-in") stack.pop();
    if (outline.has(style) && !stack.some((level) => level.style === style)) {
      // It stands as deep as the first of its like did; what is not marked is deeper.
      const depth = depths.get(style) ?? stack.findLastIndex((level) => isMarkedStyle(level.style)) + 1;
      stack.length = Math.min(stack.length, depth);
      depths.set(style, stack.length);
    }
    const earlier = seen.get(style);
    if (
      count !== undefined &&
      count > 1 &&
      earlier?.count === count - 1 &&
      !stack.some((level) => level.style === style)
    )
      stack.length = Math.min(stack.length, earlier.depth);
    popTo(stack, style, isNumbered);
    if (count !== undefined) seen.set(style, { count, depth: stack.length });
    const parent = stack.at(-1)?.zone;
    const isInForm = parent === "sections" || (style === "plain" && around === "sections" && stack.length === 0);
    const isList =
      parent === "attachments" || parent === "eligibility" || parent === "criteria" || parent === "prohibitions";
    const below = [...under(setting, index)];
    const own = isInForm
      ? zoneInForm(
          {
            body,
            isMarked: isNumbered,
            limits,
            limitsBelow: below
              .filter(({ cells, text: under }) => !cells && !isMarked(under))
              .reduce<Limits>((all, each) => ({ ...all, ...readLimits(each.text, words).limits }), {}),
            hasList: below.some((each) => each.cells !== undefined || isMarked(each.text)),
          },
          words,
        )
      : hasTextLimit(limits) ||
          below.some(
            ({ text: under, cells }) =>
              !cells && countWords(under) <= 12 && hasTextLimit(readLimits(under, words).limits),
          ) ||
          (index < titleLines && isGeneric(body, words))
        ? undefined
        : zoneOf(body, words);
    const opens = own !== undefined && !(isList && isNumbered);
    const isEntry = around === "criteria" && isScored(body);
    const zone = opens && !isEntry ? own : isInForm ? "sections" : isList ? parent : isEntry ? "criteria" : "other";
    stack.push({ style, zone, ...(count !== undefined && { count }) });
    add("heading", opens && !isEntry);
  }
  return parts;
}

/** Leaves what stands deeper than a heading of this style, so that its like are side by side. */
function popTo(stack: Level[], style: string, isNumbered: boolean): void {
  const at = stack.findIndex((level) => level.style === style);
  if (at >= 0) {
    stack.length = at;
    return;
  }
  // Numbers under "Please attach:" are its list; a heading without one ends it.
  if (!isNumbered && stack.at(-1)?.style === "lead") stack.pop();
  const last = stack.at(-1);
  // Numbers begin: what came before was no part of what they count, unless it is a list that they are of.
  if (
    last?.style === "plain" &&
    style !== "plain" &&
    (style.startsWith("word") || style === "capitals" || !holdsLists.has(last.zone))
  )
    stack.pop();
}
