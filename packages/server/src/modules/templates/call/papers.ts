import type { Schemas } from "@grantwright/api-client";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

type Category = Schemas["TemplateChecklistItem"]["category"];

const categories: [Category, RegExp][] = [
  [
    "supporting",
    /\bletters? of (?:support|commitment|intent|reference|recommendation)|\breferences?\b|\bmandate letter|\bphoto|\bmap\b|\bmemorand|\bMOU\b|\bquot(?:e|ation)/i,
  ],
  [
    "financial",
    /\bbudget|\baudit|\baccounts?\b|\bfinancial|\b990\b|\bbank\b|\bindirect cost|\btax return|\bbalance sheet|\bfunding sources/i,
  ],
  [
    "administrative",
    /\bIRS\b|\b501\(c\)|\bdetermination letter|\bcertificat|\bregistration|\bconstitution|\bbylaws|\bboard\b|\bW-?9\b|\binsurance|\bSF-?\d|\bdeclaration|\bpolic(?:y|ies)|\bdisclosure|\blicen[cs]e|\bassurance|\bgoverning/i,
  ],
  [
    "narrative",
    /\bresum|\bCVs?\b|\bcurricul|\bbiograph|\bwork ?plan|\btimeline|\blogic model|\bnarrative|\breport|\bpublications?|\bprevious projects/i,
  ],
];

/** Under which heading of a checklist a paper stands. */
export const categoryOf = (text: string): Category =>
  categories.find(([, words]) => words.test(text))?.[0] ?? "default";

const noun =
  /\b(?:letters?|budget|statements?|accounts|forms?|resum|CVs?\b|lists?|certificates?|polic|plans?|maps?|quotations?|photo|cop(?:y|ies)|reports?|agreements?|W-?9|990|declarations?|references|memorand|charts?|audit|constitution|bylaws|SF-?\d|note)/i;

const asksForPaper = (folded: string, { says }: CallWords) =>
  [says.attach, says.needs, says.passive].some((pattern) => pattern.test(folded));

/** A sentence of running text names an attachment where it names a paper; not where it says how to send them. */
export const namesPaper = (text: string, words: CallWords): boolean =>
  (words.language === "en" ? noun.test(text) : words.says.papers.test(foldPhrase(text))) &&
  asksForPaper(foldPhrase(text), words) &&
  !text.endsWith(":") &&
  !/\b(?:file size|as (?:a |one )?PDF|in PDF|will not be (?:read|considered)|do not (?:send|attach)|count towards|separate files)/i.test(
    text,
  );
