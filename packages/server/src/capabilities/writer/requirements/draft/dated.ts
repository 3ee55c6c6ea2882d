import type { Fact } from "@grantwright/domain/facts";
import { spanOf, type Span } from "../../numbers/months.ts";

/** A fact that is a date. */
export type Dated = Fact & { kind: "date" };

/** Whether a fact is a date that names at least the month or the season. */
export const isMonth = (fact: Fact): fact is Dated =>
  fact.kind === "date" && /^(?:\d{4}|-)-(?:\d\d|[a-z]{6}|Q\d)/u.test(fact.date ?? "");

const isDated = (fact: Fact): fact is Dated => fact.kind === "date";

/** The first and the last day that a fact may mean; none where it is no date, or one without a year. */
export const spanOfFact = (fact: Fact): Span | undefined => (isDated(fact) ? spanOf(fact) : undefined);

/** The spans of all dates among some facts, in order. */
export const spansOf = (facts: readonly Fact[]): Span[] => facts.flatMap((fact) => spanOfFact(fact) ?? []);
