import type { Requirement } from "./readRequirement.ts";

const words = { start: "not before", end: "by", window: "between" } as const;

/** The limit of a line as a person reads it, with the figures as they stand there: "at most 12 months", "£2,000 to £15,000", "not before 1 May 2026". */
export function boundText({ line, bounds, facts, measure }: Requirement): string | undefined {
  const [bound] = bounds;
  if (bound?.least !== undefined && bound.most !== undefined) return line.slice(bound.start, bound.figure.end);
  if (bound?.most !== undefined) return `${bound.isStrict ? "less than" : "at most"} ${bound.figure.text}`;
  if (bound?.least !== undefined) return `${bound.isStrict ? "more than" : "at least"} ${bound.figure.text}`;
  if (bound) return bound.figure.text;
  const dates = facts.filter(({ kind }) => kind === "date").map(({ text }) => text);
  const [first] = dates;
  if (first === undefined || measure === undefined) return undefined;
  if (measure === "start" || measure === "end") return `${words[measure]} ${first}`;
  return measure === "window" ? `${words.window} ${dates.join(" and ")}` : first;
}
