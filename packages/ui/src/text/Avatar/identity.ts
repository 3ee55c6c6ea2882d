import { avatarHues } from "../../tokens/palette.ts";

/** The first letters of up to two words of a name, in capitals, or "U" where there is no name. */
export function initials(name: string | null | undefined): string {
  const words = (name ?? "").trim().split(/\s+/).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? "");
  return letters.join("").toLocaleUpperCase("en") || "U";
}

/** The hue of a person or team: one of eight, chosen by the last character of the id. */
export function avatarHue(id: string | undefined): number {
  const code = id ? id.charCodeAt(id.length - 1) : 0;
  return avatarHues[code % avatarHues.length] ?? avatarHues[0];
}
