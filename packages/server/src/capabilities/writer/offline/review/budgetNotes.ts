import type { Note, Reading } from "./reading.ts";

const amount = /[$€£]\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|million)?\b/gi;

/** The sums of money in a text, as numbers. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(amount)].map(([, digits = "", unit = ""]) => {
    const factor = unit.toLowerCase() === "k" ? 1e3 : unit === "" ? 1 : 1e6;
    return Number(digits.replace(/,/g, "")) * factor;
  });
}

/** A total with its parts in one sentence: "We ask for $46,200: $18,600 for fences, …". */
export function sumNotes({ kind, sentences }: Reading): Note[] {
  if (kind !== "budget") return [];
  for (const sentence of sentences) {
    const [before = "", ...after] = sentence.split(":");
    const total = amountsIn(before);
    const parts = amountsIn(after.join(":"));
    const [whole] = total;
    if (total.length !== 1 || whole === undefined || parts.length < 2) continue;
    const sum = parts.reduce((all, part) => all + part, 0);
    const isNear = sum > whole * 0.5 && sum < whole * 1.5;
    if (isNear && Math.abs(sum - whole) > 0.5) {
      const said = (value: number) => value.toLocaleString("en-US");
      return [
        {
          category: "evidence",
          priority: "high",
          suggestion: `The parts come to ${said(sum)}, the total says ${said(whole)}. Check the sum.`,
        },
      ];
    }
  }
  return [];
}

/** More is asked for than the criteria allow. */
export function ceilingNotes({ kind, written }: Reading, eligibility: string | undefined): Note[] {
  if (kind !== "budget" || !eligibility) return [];
  const [ceiling] = amountsIn(
    /\b(?:up to|at most|maximum(?: of)?|no more than) ([$€£]\s?\d[\d,.]*(?:\s?(?:k|m|million)\b)?)/i.exec(
      eligibility,
    )?.[1] ?? "",
  );
  const [asked] = amountsIn(
    /\b(?:ask|asks|asking|request|requests|requesting|apply|applying|seek|need)\b[^.$€£]*([$€£]\s?\d[\d,]*(?:\.\d+)?\s?(?:k|m|million)?)/i.exec(
      written,
    )?.[1] ?? "",
  );
  if (ceiling === undefined || asked === undefined || asked <= ceiling) return [];
  return [
    {
      category: "content",
      priority: "high",
      suggestion: `The criteria allow up to ${ceiling.toLocaleString("en-US")}; ${asked.toLocaleString("en-US")} is asked for here.`,
    },
  ];
}
