import { readFacts, type FactKind } from "@grantwright/domain/facts";
import { isSalutation } from "../text/runIn/runIn.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";
import type { Tag } from "./tagUnits.ts";
import type { UnitKind } from "./unitKinds.ts";

/** How certain it has to be that a unit is nothing for a section. */
const certain = 0.7;

const passing: ReadonlySet<UnitKind> = new Set(["greeting", "closing", "signpost", "aside"]);

/** What may stand in a signature. */
const harmless: ReadonlySet<FactKind> = new Set(["name"]);

/** What is said in passing is short; what announces or talks about itself even more so: "Okay, about the money." */
const mostWords = { usual: 8, aside: 5 };

function isSubject(text: string, kind: UnitKind): boolean {
  return kind === "subject" && !/[.!?。؟।]["”’)]*$/u.test(text);
}

/** Whether a unit greets, thanks, announces or talks about itself, and states nothing that an application could lose. */
export function isSaidInPassing(text: string, { kind, certainty }: Tag): boolean {
  if (isSalutation(text)) return true;
  const isAside = kind === "aside" || kind === "signpost";
  if (text.split(/\s+/u).length > (isAside ? mostWords.aside : mostWords.usual)) return false;
  // A question, and what goes on from the sentence before, is part of what is said.
  if (isAside && (/[?？؟]["”’]?$/u.test(text) || leansOnBefore(text))) return false;
  if (certainty < certain || !(passing.has(kind) || isSubject(text, kind))) return false;
  // "Greetings from Chikwawa, Malawi!" says where it is.
  return readFacts(text).every((fact) => kind !== "greeting" && harmless.has(fact.kind));
}
