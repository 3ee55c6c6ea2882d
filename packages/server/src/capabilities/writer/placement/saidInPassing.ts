import { readFacts, type FactKind } from "@grantwright/domain/facts";
import { isNote } from "../text/runIn/isNote.ts";
import { isSalutation } from "../text/runIn/runIn.ts";
import { isWish, wishBefore } from "../text/runIn/wishes.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";
import type { Tag } from "./tagUnits.ts";
import { isSectionKind, type UnitKind } from "./unitKinds.ts";

/** How certain it has to be that a unit is nothing for a section. */
const certain = 0.7;

const passing: ReadonlySet<UnitKind> = new Set(["greeting", "closing", "signpost", "aside"]);

/** From so certain on an aside may be as long as a sentence is, where it says nothing that could be counted or dated. */
const plain = { certain: 0.8, mostWords: 40 };

/** From so certain on what says no fact is left out by its kind alone: shorter ones, those that deny something ("I don't know"), and longer ones. */
const surely = { short: 0.65, denying: 0.8, long: 0.9 };
const lengths = { least: 4, short: 12, long: 25 };

/** Said to whoever reads it: "You asked me for the gist." Unless it is plainly something for a section. */
const addressed =
  /^(?:(?:i know )?you (?:asked|said|told|wanted to know|suggested)|could you|please|sorry(?=,| (?:for|about|if|to|that|this|i|it|we|my)(?!\p{L}))|(?:thank you|thanks|many thanks)(?! to)|here goes|as (?:discussed|promised)|apologies|me preguntabas|te (?:paso|mando|cuento|dejo)|hola|comme (?:convenu|promis)|wie besprochen|como combinamos)(?!\p{L})/iu;
const plainlyOther = 0.7;

/** What whoever helps is to do with the text: "Please don't make us sound desperate." */
const instructs = /(?:^|[,;:] )please (?:don['’]t|do not|leave|keep|make|check|let me)(?!\p{L})/iu;
/** The same, and excuses, which may begin what an application says as well. */
const remarks =
  /^(?:i(?: am|['’]m) sorry (?:for|about)|(?:abeg |oh |and )*(?:don['’]t|do not) (?:forget|mention)|por favor no|merci de ne pas|bitte nicht|per favore non)(?!\p{L})/iu;

/** For how something is written: "Pardon pour les fautes", in a sentence that says little else. */
const excuses =
  /(?<!\p{L})(?:(?:excuse|sorry (?:for|about)) (?:my|the|any) (?:bad |poor )?(?:english|spelling|mistakes|grammar|typos)|(?:pardon|désolée?s?|excusez)[^.!?]{0,20}(?:fautes|erreurs|français)|(?:perdón|perdonen|disculp\p{L}+)[^.!?]{0,20}(?:español|castellano|errores|faltas)|(?:perdão|desculp\p{L}+)[^.!?]{0,20}(?:português|erros)|(?:entschuldig\p{L}+|verzeih\p{L}+)[^.!?]{0,30}(?:deutsch|fehler)|scus\p{L}+[^.!?]{0,20}(?:italiano|errori)|(?:sorry|excuses) voor[^.!?]{0,20}(?:nederlands|fouten|taal))/iu;

/** "Not cement." says something of what stands before it. */
const denies =
  /(?<!\p{L})(?:not|no|never|without|nicht|keine?[mnrs]?|pas|non|sin|nunca|não|sem|nie|bez|niet|geen|senza)(?!\p{L})|n['’]t\b/iu;

/** What a letter is written for, or comes with, is no aside. */
const asks =
  /(?<!\p{L})(?:ask(?! (?:me|us|away|anything)(?!\p{L}))|apply|appl(?:ies|ying)|propos\p{L}+|request\p{L}*|seek\p{L}*|consider|attach\p{L}*|enclos\p{L}*|adjunt\p{L}*|anex\p{L}*|joint\p{L}*|beigef\p{L}*|alleg\p{L}*|bijgevoegd|załącz\p{L}*)(?!\p{L})/iu;

/** What may stand in a signature. */
const harmless: ReadonlySet<FactKind> = new Set(["name"]);

/** What is said in passing is short; what announces or talks about itself even more so: "Okay, about the money." */
const mostWords = { usual: 8, aside: 5 };

/** What announces in so few words, and says no fact, announces nothing that is not said below. */
const announces = { certain: 0.9, mostWords: 10 };

/** "Dear Dr. Okwuosa,", in whatever language. */
const salutes = { certain: 0.9, mostWords: 6 };

/** Sums are said even in a note. */
const namesMoney = (text: string): boolean => readFacts(text).some(({ kind }) => kind === "amount");

/** Whether a text names at most somebody, a month by itself or a small number in words. */
const saysNoFact = (text: string): boolean =>
  readFacts(text).every(
    ({ kind, text: said }) => harmless.has(kind) || ((kind === "date" || kind === "number") && !/\p{N}/u.test(said)),
  );

/** What else a wish says may be said of the project: "Keep it short, we have 40 members.", "Put in that we own the hall." */
function statesBesides(text: string): boolean {
  const [wish = ""] = text.split(/(?<=\S[,;:.!?–—])\s/u);
  const isDenied = denies.test(wishBefore(text) ?? wish);
  if (namesMoney(text) || (wishBefore(text) !== undefined && !isDenied)) return true;
  return !saysNoFact(isDenied ? text.slice(wish.length) : text);
}

function isSubject(text: string, kind: UnitKind): boolean {
  return kind === "subject" && !/[.!?。؟।]["”’)]*$/u.test(text);
}

function isSurelyPassing(text: string, kind: UnitKind, certainty: number): boolean {
  if (!passing.has(kind) || kind === "signpost" || asks.test(text) || leansOnBefore(text) || !saysNoFact(text))
    return false;
  const words = text.split(/\s+/u).length;
  if (words < lengths.least || words > lengths.long) return false;
  if (words > lengths.short) return certainty >= surely.long;
  return certainty >= (denies.test(text) ? surely.denying : surely.short);
}

/** How certain it has to be of the last words of a text. */
const atTheEnd = 0.5;

/** Whether the last unit of a text takes leave or talks about itself: "I think that's it, ring me after six". */
export const isSaidAtTheEnd = (text: string, { kind, certainty }: Tag): boolean =>
  passing.has(kind) &&
  certainty >= atTheEnd &&
  !asks.test(text) &&
  saysNoFact(text) &&
  text.split(/\s+/u).length <= lengths.long;

/** Whether a unit greets, thanks, announces or talks about itself, and states nothing that an application could lose. */
export function isSaidInPassing(text: string, { kind, certainty }: Tag): boolean {
  if (isSalutation(text)) return true;
  const isPlainlyOther = isSectionKind(kind) && certainty >= plainlyOther;
  if ((instructs.test(text) || (remarks.test(text) && !isPlainlyOther)) && saysNoFact(text)) return true;
  if (excuses.test(text) && saysNoFact(text)) return true;
  if (isWish(text) && !statesBesides(text)) return true;
  if (isNote(text) && !isPlainlyOther && !namesMoney(text)) return true;
  if (isSurelyPassing(text, kind, certainty)) return true;
  if (denies.test(text) && kind !== "greeting" && kind !== "closing") return false;
  const words = text.split(/\s+/u).length;
  if (kind === "greeting" && certainty >= salutes.certain && words <= salutes.mostWords && /[,:]$/u.test(text))
    return true;
  if (kind === "signpost" && certainty >= announces.certain && words <= announces.mostWords && saysNoFact(text))
    return true;
  if (words <= plain.mostWords && saysNoFact(text)) {
    if (kind === "aside" && certainty >= plain.certain && !asks.test(text)) return true;
    if (addressed.test(text) && !isPlainlyOther) return true;
  }
  const isAside = kind === "aside" || kind === "signpost";
  if (words > (isAside ? mostWords.aside : mostWords.usual)) return false;
  // A question, and what goes on from the sentence before, is part of what is said.
  if (isAside && (/[?？؟]["”’]?$/u.test(text) || leansOnBefore(text))) return false;
  if (certainty < certain || !(passing.has(kind) || isSubject(text, kind))) return false;
  // "Greetings from Chikwawa, Malawi!" says where it is.
  return readFacts(text).every((fact) => kind !== "greeting" && harmless.has(fact.kind));
}
