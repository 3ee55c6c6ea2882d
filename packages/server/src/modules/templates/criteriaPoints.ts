/** An entry of a list of criteria with what it carries at its end: `Need (20)`, `Need and evidence (30 points)`. */
const weighted = /\(\s*(\d{1,3})\s*(?:points?|pts?\.?|marks?)?\s*\)\s*[.:]?$/i;

/** What all points of a form come to, by which it is known that none of its criteria is left out. */
const whole = 100;

/**
 * The points that a form's criteria share. Undefined unless each of them has its own and they come to 100: of others it is not known
 * whether the list is complete. Weights in percent are no points.
 */
export function criteriaPoints(criteria = ""): number | undefined {
  const lines = criteria.split("\n").filter((line) => line.trim() !== "");
  const entries = lines.length > 1 ? lines : (lines[0] ?? "").split(/[,;]\s+/);
  if (entries.length < 2) return undefined;
  const points = entries.map((entry) => Number(weighted.exec(entry.trim())?.[1] ?? Number.NaN));
  return points.reduce((sum, each) => sum + each, 0) === whole ? whole : undefined;
}
