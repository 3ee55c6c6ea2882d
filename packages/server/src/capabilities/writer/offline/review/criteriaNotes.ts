import { countWords } from "@grantwright/domain";
import { inferSectionKind } from "../../inferSectionKind.ts";
import { isEnglish } from "../../cues/features.ts";
import type { Note, Reading } from "./reading.ts";

/** "Need (30), method (25)": criteria with their marks. */
function marksIn(criteria: string): { name: string; marks: number }[] {
  return [...criteria.matchAll(/([\p{L}][\p{L} '’/-]{2,50}?)\s*\(\s*(\d{1,3})\s*(?:%|points?|marks?)?\s*\)/gu)].map(
    ([, name = "", marks = ""]) => ({
      name: name.trim().replace(/^(?:and|or) /i, ""),
      marks: Number(marks),
    }),
  );
}

/** Criteria that carry many marks and have few words. */
export function markNotes(readings: Reading[], criteria: string | undefined): Map<string, Note[]> {
  const notes = new Map<string, Note[]>();
  const marks = marksIn(criteria ?? "");
  const total = marks.reduce((all, entry) => all + entry.marks, 0);
  for (const { name, marks: share } of marks) {
    if (share / total < 0.15) continue;
    const kind = inferSectionKind(name);
    const matching = readings.filter((reading) => reading.kind === kind);
    const words = matching.reduce((all, reading) => all + countWords(reading.written), 0);
    const first = matching[0];
    if (!first || words >= 40) continue;
    const carries = `“${name.charAt(0).toUpperCase()}${name.slice(1)}” carries ${share} of the ${total} marks`;
    const suggestion =
      words === 0
        ? `${first.section.required ? "Nothing stands here, but " : "Optional here, but "}${carries}.`
        : `${carries} and has only ${words === 1 ? "one word" : `${words} words`} so far.`;
    notes.set(first.section.id, [{ category: "content", priority: words === 0 ? "high" : "medium", suggestion }]);
  }
  return notes;
}

const mostItems = 4;
const longestQuote = 14;
/** Words that stand in most criteria and in no answer. */
const usual = new Set(
  (
    "about above achieve address addresses adequate also applicant applicants application applications appropriate assess assessed based been being both " +
    "capacity clarity clear clearly convincing criteria criterion degree demonstrate demonstrated demonstrates describe described does each eligible evaluated " +
    "evidence explain extent from funding given good grant grants have high into likely must only other overall please points project projects propose proposed " +
    "proposal proposals provide provided quality reasonable relevant required shall should show shows strength strong such that their them there these they this " +
    "those through under upon well were what when where whether which will with within would your marks open only those"
  ).split(" "),
);

/** The words of a text that say what it is about, short enough that "gardens" meets "gardening". */
const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [])
      .filter((word) => !usual.has(word))
      .map((word) => word.slice(0, 5)),
  );

function itemsOf(criteria: string): string[] {
  return criteria
    .split(/\n+|;\s+|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((item) => item.replace(/^\s*(?:[-*•·–]|\(?[\dA-Za-z]{1,2}[.)])\s+/, "").trim())
    .filter((item) => countWords(item) >= 3);
}

const quote = (item: string): string => {
  const words = item.replace(/[.;]$/, "").split(/\s+/);
  return `“${words.length > longestQuote ? `${words.slice(0, longestQuote).join(" ")}…` : words.join(" ")}”`;
};

/**
 * Criteria of which no section says anything, quoted. Only once a good part is written, and where criteria and text share a language.
 * At most four; each stands at the section that it asks about, else at the first.
 */
export function unansweredNotes(
  readings: Reading[],
  criteria: string | undefined,
  wording: (quoted: string) => string,
): Map<string, Note[]> {
  const notes = new Map<string, Note[]>();
  const written = readings.map((reading) => reading.written).join("\n");
  if (!criteria || countWords(written) < 100 || isEnglish(criteria) !== isEnglish(written)) return notes;
  const titles = readings.filter((reading) => countWords(reading.written) >= 20).map(({ section }) => section.title);
  const said = stemsOf([written, ...titles].join("\n"));
  const unanswered = itemsOf(criteria).filter((item) => {
    if (marksIn(item).length > 0) return false;
    const asked = [...stemsOf(item)];
    const answered = asked.filter((stem) => said.has(stem)).length;
    return asked.length > 0 && answered < asked.length / 6;
  });
  for (const item of unanswered.slice(0, mostItems)) {
    const kind = inferSectionKind(item);
    const place = readings.find((reading) => reading.kind === kind) ?? readings[0];
    if (!place) break;
    const { id } = place.section;
    notes.set(id, [
      ...(notes.get(id) ?? []),
      { category: "general", priority: "high", suggestion: wording(quote(item)) },
    ]);
  }
  return notes;
}
