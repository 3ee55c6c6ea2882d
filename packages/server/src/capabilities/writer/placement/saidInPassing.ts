import { readFacts, type FactKind } from "@grantwright/domain/facts";
import { isSalutation } from "../text/runIn/runIn.ts";
import type { Tag } from "./tagUnits.ts";
import type { UnitKind } from "./unitKinds.ts";

/** How certain it has to be that a unit is nothing for a section. */
const certain = 0.7;

const passing: ReadonlySet<UnitKind> = new Set(["greeting", "closing", "signpost", "aside"]);

/** What may stand in a signature. */
const harmless: ReadonlySet<FactKind> = new Set(["name"]);

/** What is said in passing is short. */
const mostWords = 8;

function isSubject(text: string, kind: UnitKind): boolean {
  return kind === "subject" && !/[.!?。؟।]["”’)]*$/u.test(text);
}

/** Whether a unit greets, thanks, announces or talks about itself, and states nothing that an application could lose. */
export function isSaidInPassing(text: string, { kind, certainty }: Tag): boolean {
  if (isSalutation(text)) return true;
  if (text.split(/\s+/u).length > mostWords) return false;
  if (certainty < certain || !(passing.has(kind) || isSubject(text, kind))) return false;
  // "Greetings from Chikwawa, Malawi!" says where it is.
  return readFacts(text).every((fact) => kind !== "greeting" && harmless.has(fact.kind));
}
