import { stemsOf } from "../../receipts/stems.ts";
import { vocabularyOf } from "../words/vocabulary.ts";

/** What the title of a criterion or of a section is about. */
export interface TitleWords {
  stems: ReadonlySet<string>;
  things: ReadonlySet<string>;
  themes: ReadonlySet<string>;
}

/** Words that stand in most criteria and in no answer. */
const general = stemsOf(
  "quality clarity project proposal application applicant degree extent strength clear clearly how well what which relevance importance work works plan your",
);

export const namesOf = (hits: readonly { name: string }[]): Set<string> => new Set(hits.map(({ name }) => name));

/** Reads the title of a criterion or of a section, in its language. */
export function readTitle(title: string, language: string): TitleWords {
  const { things, themes } = vocabularyOf(language).read(title);
  return {
    stems: new Set([...stemsOf(title)].filter((stem) => !general.has(stem))),
    things: namesOf(things),
    themes: namesOf(themes),
  };
}
