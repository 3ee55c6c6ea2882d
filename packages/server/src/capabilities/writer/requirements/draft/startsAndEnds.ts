import { isMonth, spanOfFact } from "./dated.ts";
import type { Length } from "./lengths.ts";
import { momentsOf, type Moment } from "./moments.ts";
import { says, type ReadDraft } from "./readDraft.ts";

/** When a draft says that its work begins: by a word for it beside a date, as the first end of the project's time, or else by the first day that it names. */
export function startsOf(draft: ReadDraft, lengths: readonly Length[]): Moment[] {
  const said = momentsOf(draft, "start");
  const ofLengths = lengths.flatMap(({ unit, text, span }) => (span ? [{ unit, text, span: span.start }] : []));
  if (said.length + ofLengths.length > 0) return [...said, ...ofLengths];
  const acts = draft.units.flatMap((unit) =>
    unit.facts.flatMap((fact): Moment[] => {
      const span = isMonth(fact) ? spanOfFact(fact) : undefined;
      return span?.by === "day" && !unit.isItem && !says(unit, ["gone", "dated"])
        ? [{ unit, text: fact.text, span }]
        : [];
    }),
  );
  return acts.toSorted((a, b) => a.span.first - b.span.first).slice(0, 1);
}

/** When a draft says that its work ends. */
export const endsOf = (draft: ReadDraft, lengths: readonly Length[]): Moment[] => [
  ...momentsOf(draft, "end"),
  ...lengths.flatMap(({ unit, text, span }) => (span ? [{ unit, text, span: span.end }] : [])),
];
