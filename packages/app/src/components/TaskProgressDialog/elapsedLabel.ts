/** Minutes and seconds from one moment to a later one, like "0:34". */
export function elapsedLabel(from: string | undefined, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from ?? to)) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
