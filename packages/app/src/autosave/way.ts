import type { Schemas } from "@grantwright/api-client";

/** How a person put a text where it is. What is not named was typed. */
export type Way = Schemas["WrittenWay"];

const ways: Readonly<Record<Way, true>> = {
  typed: true,
  pasted: true,
  dictated: true,
  accepted: true,
  restored: true,
  imported: true,
};

/** Whether something that was kept on a device is a way. */
export const isWay = (value: unknown): value is Way => typeof value === "string" && Object.hasOwn(ways, value);

/**
 * The way that an input event tells of, as Input Events Level 2 names it; undefined for typing, and for what a browser tells nothing
 * of.
 */
export function wayOf(event: Event): Way | undefined {
  const type = "inputType" in event ? String(event.inputType) : "";
  if (/^insert(?:FromPaste|FromDrop|FromYank)/.test(type)) return "pasted";
  if (type === "insertFromDictation") return "dictated";
  return undefined;
}
