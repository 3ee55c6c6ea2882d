import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { readFacts, type FactKind } from "@grantwright/domain/facts";

interface LabelledFact {
  text: string;
  kind: FactKind;
  value?: number | string;
  currency?: string;
}

/** A text whose facts somebody labelled who did not know the rules. */
export interface LabelledText {
  id: string;
  language: string;
  text: string;
  facts: LabelledFact[];
}

/** Which part of the set: `sealed` is only ever scored, never read. */
export type Part = "open" | "sealed";

/** The labelled texts of a part. */
export function labelledTexts(part: Part): LabelledText[] {
  return parse(
    readFileSync(new URL(`../../../../evaluation/facts/${part}.yaml`, import.meta.url), "utf8"),
  ) as LabelledText[];
}

/** How the reader did on some texts. A fact counts as found where a fact of the same kind overlaps it and has its value. */
export interface Score {
  labelled: number;
  found: number;
  /** Facts that nobody labelled. */
  extra: number;
  misses: string[];
  extras: string[];
}

const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 0.002;

const spans: Record<string, number> = { minute: 1, hour: 60, day: 1, week: 7, month: 1, year: 12, decade: 120 };

/** "18 months" as the reader gives it. */
function spanValue(value: string): number {
  const [count = "", unit = ""] = value.split(" ");
  return Number(count) * (spans[unit.replace(/s$/, "")] ?? NaN);
}

function isSame(label: LabelledFact, fact: ReturnType<typeof readFacts>[number]): boolean {
  if (label.kind !== fact.kind) return false;
  const values = [fact.value, fact.other].filter((value) => typeof value === "number");
  if (label.kind === "date")
    return fact.date === label.value || fact.other === label.value || fact.date === String(label.value);
  if (label.kind === "duration") return values.some((value) => near(value, spanValue(String(label.value))));
  if (label.kind === "amount" && label.currency && fact.unit && fact.unit !== label.currency) return false;
  return typeof label.value !== "number" || values.some((value) => near(value, Number(label.value)));
}

/** Scores the reader on texts. */
export function measure(texts: LabelledText[]): Map<string, Score> {
  const scores = new Map<string, Score>();
  const scoreOf = (kind: string) => {
    const score = scores.get(kind) ?? { labelled: 0, found: 0, extra: 0, misses: [], extras: [] };
    scores.set(kind, score);
    return score;
  };
  for (const { id, text, facts: labels } of texts) {
    const facts = readFacts(text);
    const used = new Set<number>();
    let from = 0;
    for (const label of labels) {
      const start = text.indexOf(label.text, from);
      from = start;
      const end = start + label.text.length;
      const score = scoreOf(label.kind);
      score.labelled += 1;
      const at = facts.findIndex(
        (fact, index) => !used.has(index) && fact.start < end && fact.end > start && isSame(label, fact),
      );
      if (at >= 0) {
        used.add(at);
        score.found += 1;
      } else {
        const there = facts.filter((fact) => fact.start < end && fact.end > start);
        score.misses.push(
          `${id}: ${label.kind} “${label.text}” ${label.value ?? ""} ${label.currency ?? ""} read as ${JSON.stringify(there.map(({ kind, text: words, value, unit, date }) => [kind, words, value ?? date, unit]))}`,
        );
      }
    }
    facts.forEach((fact, index) => {
      if (used.has(index)) return;
      const score = scoreOf(fact.kind);
      score.extra += 1;
      score.extras.push(
        `${id}: ${fact.kind} “${fact.text}” ${fact.value ?? fact.date ?? ""} in …${text.slice(Math.max(0, fact.start - 20), fact.end + 20)}…`,
      );
    });
  }
  return scores;
}
