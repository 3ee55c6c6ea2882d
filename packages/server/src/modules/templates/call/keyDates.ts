import type { Schemas } from "@grantwright/api-client";
import { datesOf, type CallDates, type Dated } from "./dates.ts";
import type { Part } from "./part.ts";
import { isIn } from "./readValue.ts";
import { withoutWeekday } from "./wordDays.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

type KeyDate = Schemas["KeyDate"];

/** So many a template keeps. */
const most = 20;
/** What a day is of, in characters. */
const longest = 160;
/** So far from the deadline a day is of this call, in days. */
const farthest = { before: 300, after: 240 };

/** The last word before a day belongs to the day: "by noon on", "bis zum", "am". */
const lead = /(?:[\s,;:(–—-]+\p{L}{1,3}\.?)*[\s,;:(–—-]*$/u;
const edges = /^[\s\p{P}]+|[\s,;:(–—-]+$/gu;

const tidy = (words: string) => words.replace(/\s+/gu, " ").replace(edges, "");

/** A text that is too long, cut at a word. */
function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}

const hasWords = (text: string) => /\p{L}{4}/u.test(text);

/** What a day is of, in the words beside it; undefined where there are none. */
function whatOf({ beside: { label, head, before, after } }: Dated, words: CallWords): string | undefined {
  const own = tidy(withoutWeekday(before, words).replace(lead, ""));
  const behind = tidy(/^[^.;]*/u.exec(after)?.[0] ?? "");
  const labelled = tidy([label, head].filter(Boolean).join(", "));
  // "In the first stage send by 5 March an outline": the words behind say what.
  const sentence = hasWords(own) && hasWords(behind) && !/[:：]\s*$/u.test(before) ? `${own} … ${behind}` : own;
  // "5 March: information session" says behind the day what it is, whatever stands above.
  const isNamedBehind = /^\s*[:：–—-]/u.test(after) && hasWords(behind);
  const named = [isNamedBehind ? behind : "", sentence, labelled, behind].find(hasWords);
  return named === undefined ? undefined : shortened(named);
}

const dayMs = 86_400_000;

/** The first day of a call that is not over. */
const firstFrom = ({ candidates }: CallDates, today: string) =>
  candidates
    .map(({ moment }) => moment.day)
    .filter((day) => day >= today)
    .toSorted()[0];

/**
 * The days of a call besides its deadline, the first first: all that it names in the months around that. Laws, earlier rounds, and what grants
 * end with lie outside.
 *
 * @param deadline the day by which to apply, "2027-03-01"; undefined where none was found.
 * @param today where it is known: no earlier day is told.
 */
export function readKeyDates(
  parts: readonly Part[],
  words: CallWords,
  deadline: string | undefined,
  today = "",
): KeyDate[] {
  const near = deadline ?? firstFrom(datesOf(parts, words, undefined, today || undefined), today);
  if (near === undefined) return [];
  const { candidates } = datesOf(parts, words, near, today || undefined);
  const chosen = candidates.find(({ moment, score }) => moment.day === deadline && score > 0);
  const found = new Map<string, KeyDate & { score: number; isDue: boolean }>();
  let named: { list: string; what: string } | undefined;
  for (const each of candidates) {
    const { moment, found: read, part, score } = each;
    const apart = (Date.parse(moment.day) - Date.parse(near)) / dayMs;
    const isNear = moment.day !== deadline && apart >= -farthest.before && apart <= farthest.after;
    const isOfWho = isIn(part, "eligibility", "prohibitions") && part.kind !== "row" && score <= 0;
    const beside = foldPhrase(`${each.beside.label} ${each.beside.before}`);
    const isDue = words.deadline.due.test(beside);
    const isStale = words.deadline.stale.test(beside) && !isDue;
    if (!isNear || isOfWho || isStale || moment.day < today) continue;
    // The second of "9 and 23 March" is what the first is.
    const what = named?.list === each.list ? named.what : (whatOf(each, words) ?? (chosen && whatOf(chosen, words)));
    if (what !== undefined) named = { list: each.list, what };
    const known = found.get(moment.day);
    if (what === undefined || known?.what.includes(what)) continue;
    // Two things on one day are told together, the likelier one first.
    const both = known && (score > known.score ? [what, known.what] : [known.what, what]).join("; ");
    const readFrom = known && score <= known.score ? known.readFrom : read.readFrom;
    const kept = { id: "", day: moment.day, what: both === undefined ? what : shortened(both), readFrom };
    const likelier = Math.max(score, known?.score ?? -Infinity);
    found.set(moment.day, { ...kept, score: likelier, isDue: isDue || known?.isDue === true });
  }
  return (
    [...found.values()]
      // What is due is kept, however many others there are.
      .toSorted((one, other) => Number(other.isDue) - Number(one.isDue) || other.score - one.score)
      .slice(0, most)
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .map(({ score: _score, isDue: _isDue, ...date }, index) => ({ ...date, id: `date-${index + 1}` }))
  );
}
