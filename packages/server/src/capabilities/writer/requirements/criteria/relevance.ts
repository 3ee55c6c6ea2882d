import type { DraftUnit } from "../draft/readDraft.ts";
import { namesOf, type TitleWords } from "./readTitle.ts";

/** What a word, a thing and a theme count that a sentence and a criterion share, and what the title of its section counts at most. */
const weights = { thing: 0.7, theme: 0.8, sectionTheme: 0.7, section: 1.5 };

/** A sentence speaks of so many themes at once that more of them tell nothing. */
const mostThemes = 2;

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => [...a].filter((each) => b.has(each)).length;

/** Themes of criteria that a budget answers. */
const ofMoney: readonly string[] = ["money", "market"];

/** Whether a sentence is a line of a list with a sum, or speaks of sums where the budget is. */
const isBudgetLine = ({ facts, isItem, sectionKinds }: DraftUnit): boolean =>
  facts.some(({ kind }) => kind === "amount") && (isItem || sectionKinds.has("budget"));

/** How much a sentence has to do with a criterion: 0 for nothing, about 1 for one word or theme. Words count within one language alone. */
export function relevanceOf(unit: DraftUnit, asked: TitleWords, section: TitleWords, isOneLanguage: boolean): number {
  const words = isOneLanguage ? shared(asked.stems, unit.stems) : 0;
  const things = shared(asked.things, unit.names);
  const themes = Math.min(mostThemes, shared(asked.themes, namesOf(unit.themes)));
  const ofSection =
    (isOneLanguage ? shared(asked.stems, section.stems) : 0) +
    weights.sectionTheme * shared(asked.themes, section.themes);
  // A line of a budget tells of money, and of nothing else what is done.
  if (isBudgetLine(unit) && !ofMoney.some((theme) => asked.themes.has(theme))) return 0;
  return words + weights.thing * things + weights.theme * themes + Math.min(weights.section, ofSection);
}
