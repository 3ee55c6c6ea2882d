const units = ["B", "kB", "MB", "GB"] as const;

/** A file size for a person, in decimal units: 532 B, 18 kB, 4.2 MB. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (Math.round(value) >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit > 1 && value < 10 ? 1 : 0;
  return `${Number(value.toFixed(digits))} ${units[unit]}`;
}
