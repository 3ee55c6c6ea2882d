import { readStored, removeStored, writeStored } from "./storage.ts";

/** What a person has typed into the wizard and not yet sent. */
export interface StoredDraftText {
  /** The template it was typed for; absent in the blank wizard. */
  templateId?: string | undefined;
  text: string;
  /** The document that the new one would belong to. */
  parentId?: string | undefined;
  /** When it was typed, in milliseconds since 1970. */
  timestamp: number;
}

const prefix = "grantwright.draftText.";
const anonymous = "anonymous";
const keyOf = (userId: string | undefined, templateId: string | undefined) =>
  `${prefix}${userId ?? anonymous}.${templateId ?? "blank"}`;

/** What was typed on this device by this person (or by nobody in particular) for a template. */
export function readDraftText(userId: string | undefined, templateId: string | undefined): StoredDraftText | undefined {
  return readStored<StoredDraftText>(keyOf(userId, templateId));
}

/** Keeps what was typed; forgets it where the text is empty. False where the device refused it. */
export function keepDraftText(userId: string | undefined, draft: Omit<StoredDraftText, "timestamp">): boolean {
  const key = keyOf(userId, draft.templateId);
  if (draft.text) return writeStored(key, { ...draft, timestamp: Date.now() });
  removeStored(key);
  return true;
}

/** Forgets what was typed for a template. */
export function forgetDraftText(userId: string | undefined, templateId: string | undefined): void {
  removeStored(keyOf(userId, templateId));
}

/** Gives what was typed before signing in to the person who signs in first. Their own older text gives way to it. */
export function claimDraftTexts(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(`${prefix}${anonymous}.`)) continue;
      const draft = readStored<StoredDraftText>(key);
      const own = key.replace(anonymous, userId);
      if (!draft || writeStored(own, draft)) removeStored(key);
    }
  } catch {
    // Without a storage there is nothing to claim.
  }
}
