import type { Span } from "../../numbers/months.ts";
import { signsOf } from "../../numbers/signs/signs.ts";
import { isMonth, spanOfFact } from "./dated.ts";
import { around, says, type DraftUnit, type ReadDraft } from "./readDraft.ts";

/** A day or month on which work begins or ends, as one sentence says it. */
export interface Moment {
  unit: DraftUnit;
  text: string;
  span: Span;
}

/** How far before a date the word for it may stand. */
const furthest = 60;

const own = { start: "startsWork", end: "endsWork" } as const;

/** The dates of a draft with a word for beginning or ending before them. */
export function momentsOf({ units, language }: ReadDraft, sign: "start" | "end"): Moment[] {
  const signs = signsOf(language);
  return units.flatMap((unit) =>
    unit.facts.flatMap((fact): Moment[] => {
      const span = isMonth(fact) ? spanOfFact(fact) : undefined;
      if (!span || says(unit, ["gone"])) return [];
      const at = fact.start - unit.start;
      const lead = around(unit, fact).before.slice(-furthest);
      const isSaid = signs.has(sign, lead) || says(unit, [own[sign]], Math.max(0, at - furthest), at);
      return isSaid && !/[.;]\s/u.test(lead) ? [{ unit, text: fact.text, span }] : [];
    }),
  );
}
