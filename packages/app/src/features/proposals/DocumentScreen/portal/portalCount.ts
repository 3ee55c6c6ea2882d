/** How a portal counts. */
export interface PortalCounting {
  /** A line break counts as so many characters: portals that store both marks of Windows count two. */
  lineBreak: 1 | 2;
  /** Whether spaces are counted. */
  hasSpaces: boolean;
}

/** How many characters a portal sees in a text. */
export function countForPortal(text: string, { lineBreak, hasSpaces }: PortalCounting): number {
  const plain = plainFor(text);
  const counted = hasSpaces ? plain : plain.replace(/[^\S\n]/g, "");
  return counted.length + (lineBreak - 1) * (plain.split("\n").length - 1);
}

/** A text as it goes into a field of a portal: line breaks are all of one kind, and none stand at its ends. */
export const plainFor = (text: string): string => text.replace(/\r\n?/g, "\n").trim();
