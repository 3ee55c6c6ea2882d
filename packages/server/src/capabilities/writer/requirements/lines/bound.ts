import type { Fact } from "@grantwright/domain/facts";

/** A limit of a line: what lies below `least` or above `most` breaks it. Values are those of {@link Fact}. */
export interface Bound {
  kind: Fact["kind"];
  least?: number;
  most?: number;
  /** Whether `least` or `most` itself is outside: "more than", "below". */
  isStrict?: boolean;
  unit?: string;
  /** Offset in the line at which its first figure begins. */
  start: number;
  /** The figure of the line, the last of two. */
  figure: Fact;
}

/** Whether a value keeps to a limit. Values within `slack` of it keep to it. */
export function isWithin({ least, most, isStrict }: Bound, value: number, slack = 0): boolean {
  if (least !== undefined && (isStrict ? value <= least : value < least - slack)) return false;
  return !(most !== undefined && (isStrict ? value >= most : value > most + slack));
}
