import { countOf, isMarkedStyle, popTo, styleAmong, type Level } from "./levels.ts";
import { conditionLeadOf, isPaper, leadOf, listIn } from "./leads.ts";
import { readLimits, type Limits } from "./limits.ts";
import { isLimitLine } from "./limitLines.ts";
import { limitsToTitles } from "./limitsToTitles.ts";
import { countWords, isGeneric, isHeadingLike, isMarked, markOf, titleOf, withoutControls } from "./marks.ts";
import { numberedQuestions } from "./numberedForms.ts";
import { hasTextLimit, type Part } from "./part.ts";
import type { Passage } from "./passages.ts";
import { isBareEntry, outlineStyles, standsAlone, under, type Setting } from "./setting.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import { zoneInForm, zoneOf, zoneOfRunIn, type Zone } from "./zones.ts";

/** In these a paragraph goes on with what the heading above it began. */
const isListed = (zone: Zone | undefined) => zone === "sections" || zone === "attachments";

/** At the beginning stand names of the call and of kinds of papers. */
const titleLines = 6;

/** "Application form" at the beginning, alone or beside a round or a year, names the paper that it stands on. */
const isTitleLine = (body: string, words: CallWords) =>
  isGeneric(body, words) || (/\s[·|–—]\s|(?<!\d)20\d\d(?!\d)/u.test(body) && zoneOf(body, words) === "sections");

/** Titles of what is scored: "Need (30 points)". */
const isScored = (body: string) =>
  /[([–—:\s-]\s*\d{1,3}\s*(?:%|points?|pts|punt\p{L}*|pontos?|punkt\p{L}*|pkt|درج\p{L}*|نقط\p{L}*)[^\d]{0,14}$/iu.test(
    body,
  );

const mostWordsOfRefusal = 8;

/** "Sorry, no", "We give nothing for": a short heading that says no and asks nothing. */
const isRefusal = (body: string, words: CallWords) =>
  countWords(body) <= mostWordsOfRefusal &&
  !words.headings.other.test(foldPhrase(body)) &&
  words.status.cases.exec(foldPhrase(body))?.index !== 0 &&
  !/[?؟]$/u.test(body) &&
  words.says.negative.test(foldPhrase(body));

/** The zone of a heading outside of a form; a numbered "Timetable" with no date under it is the applicant's own. */
function zoneAlone(body: string, isNumbered: boolean, below: Passage[], words: CallWords): Zone | undefined {
  const zone = zoneOf(body, words) ?? (isRefusal(body, words) ? "prohibitions" : undefined);
  const isPlan = zone === "deadline" && isNumbered && words.headings.plan.test(foldPhrase(body));
  return isPlan && !below.some(({ text, cells }) => cells !== undefined || /\d{4}/u.test(text)) ? undefined : zone;
}

const endsInQuestion = (text: string) => /[?؟]$/u.test(text);

/** Among how many lines on each side the other questions of a form stand. */
const questionReach = 3;

/** Whether lines near a question are questions as well. */
const hasQuestionsAround = (passages: Passage[], at: number) =>
  passages
    .slice(Math.max(0, at - questionReach), at + questionReach + 1)
    .filter(({ text, cells }) => !cells && text.length <= 200 && endsInQuestion(text)).length >= 2;

/** The heading of the form that is open. */
const openerOf = (parts: Part[]) =>
  parts.findLast(({ zone, opensZone }) => zone === "sections" && opensZone)?.body ?? "?";

/** The passages of a call as parts of what it says. */
export function toParts(passages: Passage[], words: CallWords): Part[] {
  const blanks = passages.filter(({ isAfterBlank, cells }) => isAfterBlank && !cells).length;
  const plain = passages.filter(({ cells }) => !cells).length;
  const setting: Setting = { passages, words, isDense: blanks < plain * 0.25 };
  const outline = outlineStyles(passages, words);
  const questions = numberedQuestions(passages, words);
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
    const body = withoutControls(text.slice(length).trim());
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
      isHeadingLike(titleOf(body, style), words) &&
      !body.endsWith(":") &&
      (isNumbered || style === "capitals" || standsAlone(setting, index));
    if (body.endsWith(":") && stack.at(-1)?.style === "run-in") stack.pop();
    const around = stack.at(-1)?.zone;
    if (!isHeading) {
      const below = markOf(passages[index + 1]?.text ?? "").style;
      const lead =
        body.endsWith(":") && !isNumbered
          ? (leadOf(body, /^int|^word|^upper|^lower|^roman/.test(below), words) ??
            (below !== "plain" && below !== "capitals" ? conditionLeadOf(body, words) : undefined))
          : undefined;
      if (
        lead !== undefined &&
        (lead !== around || around === "attachments") &&
        !(around === "sections" && lead === "sections") &&
        (lead === "sections" ||
          (lead === "prohibitions" && around === "eligibility") ||
          !(around === "eligibility" || around === "prohibitions" || around === "criteria")) &&
        !(around === "sections" && (lead === "criteria" || lead === "eligibility"))
      ) {
        if (stack.at(-1)?.style === "lead") stack.pop();
        stack.push({ style: "lead", zone: lead });
        add("heading", true);
      } else if (
        !isNumbered &&
        !isListed(around) &&
        stack.at(-1)?.isAside !== true &&
        !hasTextLimit(limits) &&
        zoneOfRunIn(body, words)
      ) {
        if (stack.at(-1)?.style === "run-in") stack.pop();
        stack.push({ style: "run-in", zone: zoneOfRunIn(body, words)!.zone });
        add("text");
      } else {
        if (!isNumbered && stack.at(-1)?.style === "run-in") stack.pop();
        const at = isNumbered ? stack.findIndex((level) => level.style === style) : -1;
        const isQuestion = questions.has(index) && around !== "attachments";
        const zoneBefore = isQuestion && around !== "sections" ? "other" : (stack.at(-1)?.zone ?? "other");
        if (at >= 0) stack.length = at;
        if (isNumbered && count !== undefined) {
          // Entries of a list count on, and stand in the zone of what they are entries of.
          const zone = isQuestion || style.endsWith(" below") || at < 0 ? zoneBefore : (stack.at(-1)?.zone ?? "other");
          stack.push({ style, zone: stack.length === 0 && at >= 0 ? zoneBefore : zone, count });
        }
        add(isNumbered ? "numbered" : "text");
        if (isQuestion) parts.at(-1)!.zone = zoneBefore;
      }
      continue;
    }
    // "Who goes on with it? (1 page)" alone between two questions that count on is the guidance of the first.
    const isBetween =
      questions.has(index - 1) && (questions.has(index + 1) || isMarked(passages[index + 1]?.text ?? "1. "));
    if (!isNumbered && isBetween && Object.keys(limits).length > 0) {
      add("text");
      continue;
    }
    if (stack.at(-1)?.style === "run-in") stack.pop();
    const isDivider = outline.has(style) || style === "capitals";
    if (isDivider && !stack.some((level) => level.style === style)) {
      // It stands as deep as the first of its like did; what is not marked is deeper.
      const isOutermost = (level: Level) =>
        style.startsWith("word ") ? level.style.startsWith("word ") : isMarkedStyle(level.style);
      const depth = depths.get(style) ?? stack.findLastIndex(isOutermost) + 1;
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
    popTo(stack, style, isNumbered, outline.has(style));
    if (count !== undefined) seen.set(style, { count, depth: stack.length });
    const parent = stack.at(-1)?.zone;
    if (questions.has(index) && parent !== "attachments") {
      stack.push({ style, zone: parent === "sections" ? parent : "other", ...(count !== undefined && { count }) });
      add("heading");
      continue;
    }
    const isInForm = parent === "sections" || (style === "plain" && around === "sections" && stack.length === 0);
    const isList =
      parent === "attachments" || parent === "eligibility" || parent === "criteria" || parent === "prohibitions";
    const below = [...under(setting, index)];
    // In a form of questions "Who is it for?" is one of them; what has a list below it may be about the call.
    const isOneOfQuestions =
      isInForm &&
      !isNumbered &&
      endsInQuestion(body) &&
      hasQuestionsAround(passages, index) &&
      !endsInQuestion(openerOf(parts)) &&
      !below.some((each) => each.cells !== undefined || isMarked(each.text));
    const own = isOneOfQuestions
      ? undefined
      : isInForm
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
                !cells &&
                (isLimitLine(under, words) ||
                  (countWords(under) <= 12 && hasTextLimit(readLimits(under, words).limits))),
            ) ||
            (index < titleLines && isTitleLine(body, words))
          ? undefined
          : zoneAlone(body, isNumbered, below, words);
    const opens = own !== undefined && !(isList && isNumbered);
    const isEntry = around === "criteria" && isScored(body);
    // What has its own length is asked for, whatever list stands above it.
    const isAsked = isLimitLine(below[0]?.text ?? "", words);
    // A heading without a number below "Part E: enclosures" with a text or a table of its own is no paper.
    const isOther =
      parent === "attachments" &&
      !isNumbered &&
      isMarkedStyle(stack.at(-1)?.style ?? "plain") &&
      below.some((each) => each.cells !== undefined || countWords(each.text) > 10);
    const inherited = isInForm ? "sections" : isList && !isAsked && !isOther ? parent : isEntry ? "criteria" : "other";
    const zone = opens && !isEntry ? own : inherited;
    stack.push({ style, zone, isAside: opens && own === "other", ...(count !== undefined && { count }) });
    add("heading", opens && !isEntry);
  }
  limitsToTitles(parts, words);
  return parts;
}
