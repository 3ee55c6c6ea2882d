import type { Schemas } from "@grantwright/api-client";

/** An outline that was asked for before anybody was signed in. */
export interface AskedOutline {
  /** When, in milliseconds since 1970, by this device's clock. */
  at: number;
  /** The Idempotency-Key that it is made under: one outline, in however many tabs its person comes back. */
  key: string;
  type: Schemas["DocumentType"];
}

/** What this device keeps of a description until an outline is made of it. */
export interface WizardText {
  text: string;
  /** The document that the new one would belong to. */
  parentId?: string | undefined;
  /** The draft that was begun in the form below the description. */
  docId?: string | undefined;
  /** Its outline is made as soon as somebody is signed in. */
  asked?: AskedOutline | undefined;
}

/** A description that nobody has typed. */
export const noText: WizardText = { text: "" };

/** Where the description for a template is kept; the blank wizard has none. */
export const wizardPlace = (templateId: string | undefined) => `wizard.${templateId ?? "blank"}` as const;

/** For how long an outline stays asked for, in milliseconds: a mailed link works for 10 minutes, and another may be needed. */
const askedFor = 3_600_000;

/** The outline that was asked for of a description, as long as it is sure that it is still wanted. */
export function askedOf(typed: WizardText | undefined, now = Date.now()): AskedOutline | undefined {
  const { at, key } = typed?.asked ?? {};
  const isSure = typeof at === "number" && typeof key === "string" && at <= now && now - at < askedFor;
  return isSure ? typed?.asked : undefined;
}
