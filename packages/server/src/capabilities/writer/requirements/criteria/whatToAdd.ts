import { quoted } from "../result/quoted.ts";

/** What makes an answer to a criterion of a theme evidence; the first theme that a criterion has counts. */
const byTheme: readonly (readonly [theme: string, add: string])[] = [
  ["lasting", "who carries it on, with what money, and until when"],
  ["partners", "who works with you, and what they have agreed to do"],
  ["team", "names, and what these people have done before"],
  ["engagement", "how many people were asked or take part, and what changed because of them"],
  ["money", "what one unit costs, or what the same costs elsewhere"],
  ["evidence", "a result that was counted, and how"],
  ["need", "a number that shows it, and where the number is from"],
  ["spread", "whom you will reach, how many, and by what way"],
  ["access", "who is left out today, how many they are, and what you do about it"],
  ["method", "the steps, with how many, how long and who"],
];

const usual = "a figure, a date, a name or a source";

const addOf = (themes: ReadonlySet<string>): string => byTheme.find(([theme]) => themes.has(theme))?.[1] ?? usual;

/** What a person can add where nothing speaks of a criterion. */
export const addWhereNothing = (title: string, themes: ReadonlySet<string>): string =>
  `We found nothing on ${quoted(title)}. Add some sentences on it: ${addOf(themes)}.`;

/** What a person can add where a criterion is only spoken of. */
export const addWhereSpoken = (sentence: string, themes: ReadonlySet<string>): string =>
  `${quoted(sentence)} says it, but shows nothing yet. Add ${addOf(themes)}.`;
