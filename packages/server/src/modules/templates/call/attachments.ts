import type { Schemas } from "@grantwright/api-client";
import type { Part } from "./outline.ts";
import { lineAt, sentences } from "./passages.ts";

type Item = Schemas["TemplateChecklistItem"];

const mostItems = 100;
const longestName = 300;

const categories: [Item["category"], RegExp][] = [
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

const noun =
  /\b(?:letters?|budget|statements?|accounts|forms?|resum|CVs?\b|lists?|certificates?|polic|plans?|maps?|quotations?|photo|cop(?:y|ies)|reports?|agreements?|W-?9|990|declarations?|references|memorand|charts?|audit|constitution|bylaws|SF-?\d)/i;
const isOptional = (text: string) =>
  /\boptional\b|\bif (?:applicable|available|any|you (?:like|have|wish)|relevant)\b|\bnot (?:required|mandatory|compulsory|necessary)\b|\bencouraged\b|\bwelcome\b|\bmay (?:also )?(?:be )?(?:include|attach|submit|add)/i.test(
    text,
  );
const asks = /^(?:please )?(?:also )?(?:attach|enclose|upload)\b|\bmust (?:also )?(?:be )?(?:attach|enclose|upload)/i;

const categoryOf = (text: string): Item["category"] =>
  categories.find(([, words]) => words.test(text))?.[0] ?? "default";

function itemOf(part: Part, text: string, at: number, number: number): Item | undefined {
  const whole = text.replace(/[;,]?(?:\s+and)?[;,.]?$/, "").trim();
  if (whole === "" || !/\p{L}/u.test(whole)) return undefined;
  const space = whole.lastIndexOf(" ", longestName);
  const name = whole.length <= longestName ? whole : whole.slice(0, space > 0 ? space : longestName);
  return {
    id: `item-${number}`,
    name,
    ...(name !== whole && { description: whole.slice(0, 2_000) }),
    category: categoryOf(name),
    required: !isOptional(whole),
    readFrom: lineAt(part.passage, at),
  };
}

/** A sentence of running text names an attachment where it names a paper; not where it says how to send them. */
const namesPaper = (text: string) =>
  noun.test(text) &&
  !text.endsWith(":") &&
  !/\b(?:file size|as (?:a |one )?PDF|in PDF|will not be (?:read|considered)|do not (?:send|attach))/i.test(text);

/** What a call wants attached, each from its entry or sentence. */
export function readAttachments(parts: Part[]): Item[] {
  const found: Item[] = [];
  const add = (part: Part, text: string, at: number) => {
    const item = found.length < mostItems ? itemOf(part, text, at, found.length + 1) : undefined;
    if (item) found.push(item);
  };
  for (const part of parts) {
    if (part.opensZone) continue;
    if (part.zone === "attachments") {
      const isEntry = part.kind !== "text" || !/[.:]$/.test(part.body);
      if (isEntry) add(part, part.body, part.bodyAt);
      else
        for (const sentence of sentences(part.body))
          if (namesPaper(sentence.text)) add(part, sentence.text, part.bodyAt + sentence.at);
    } else if (part.zone !== "criteria" && part.zone !== "eligibility") {
      for (const sentence of sentences(part.body))
        if (asks.test(sentence.text) && namesPaper(sentence.text)) add(part, sentence.text, part.bodyAt + sentence.at);
    }
  }
  return found;
}
