import { readStored, writeStored } from "../../browser/storage.ts";

/** Which pieces somebody has picked of a change: whose, and of which, and the ids of the pieces. */
type Picks = readonly [of: string, pieces: readonly number[]];

const key = "grantwright.editPicks";

/** Those of changes that were decided elsewhere, or refused as a whole, go at last: the oldest first. */
const mostKept = 100;

const ofChange = (userId: string, editId: string) => `${userId}.${editId}`;

function kept(): readonly Picks[] {
  const stored = readStored<readonly Picks[]>(key);
  return Array.isArray(stored) ? stored : [];
}

/** What a person has picked of a change on this device; undefined where they have not picked yet. Nobody else's picks are given. */
export function readPicks(userId: string, editId: string): readonly number[] | undefined {
  const pieces = kept().find(([of]) => of === ofChange(userId, editId))?.[1];
  return Array.isArray(pieces) ? pieces : undefined;
}

/** Keeps on this device what a person has picked of a change; undefined once it is decided. */
export function keepPicks(userId: string, editId: string, pieces: readonly number[] | undefined): void {
  const of = ofChange(userId, editId);
  const others = kept().filter((picks) => picks[0] !== of);
  writeStored(key, pieces === undefined ? others : [...others, [of, pieces] satisfies Picks].slice(-mostKept));
}
