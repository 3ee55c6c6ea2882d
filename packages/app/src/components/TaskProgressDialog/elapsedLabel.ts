/** From how many seconds on it is worth telling that time has gone by. */
const worthTelling = 10;

/** Minutes and seconds from one moment to a later one, like "0:34"; undefined for less than ten seconds. */
export function elapsedLabel(from: string | undefined, to: string): string | undefined {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from ?? to)) / 1000));
  if (seconds < worthTelling) return undefined;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
