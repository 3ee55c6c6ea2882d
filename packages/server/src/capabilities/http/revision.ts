import { Refusal } from "../../kernel/refusal.ts";

/** The revision that an If-Match names; undefined where any will do. Throws a Refusal of kind `invalid`. */
export function revisionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const revision = /^\s*(?:W\/)?"(\d+)"\s*$/.exec(ifMatch)?.[1];
  if (revision === undefined) throw new Refusal("invalid", 'If-Match must be the revision in quotes, like "3".');
  return Number(revision);
}

/** The ETag of what has revisions: its revision, quoted. */
export const etagOf = (revision: number): string => `"${revision}"`;
