/** A grant as a source tells of it, normalised. */
export interface SourceGrant {
  /** The source and its id, as `grants.gov:350123`. */
  key: string;
  /** The source's own number, as a person would quote it. */
  number: string;
  title: string;
  funderName: string;
  /** Plain text; empty where only the title is known. */
  description: string;
  /** Word for word, a line for each kind of applicant. */
  eligibility: string | null;
  /** The awards, as "$10,000 to $50,000". */
  grantSize: string | null;
  /** In dollars. */
  awardFloor: number | null;
  /** In dollars. */
  awardCeiling: number | null;
  openAt: Date | null;
  /** The last moment of the last day. */
  dueAt: Date | null;
  url: string | null;
  status: "forecasted" | "posted";
  /** Further words that it is found by, as the names of its programs. */
  subjects: string[];
}

/** A grant in a list of results, before its details were asked for. */
export type GrantHit = Pick<SourceGrant, "key" | "number" | "title" | "dueAt" | "status">;

/** Somewhere to look for grants over a network. */
export interface GrantSource {
  /** As a person would name it. */
  readonly name: string;
  /** The grants for a few words. Throws a SourceFailedError, or the signal's reason. */
  search(words: string, signal: AbortSignal): Promise<GrantHit[]>;
  /** All about one of them; undefined where the source has nothing usable. Throws a SourceFailedError, or the signal's reason. */
  fetch(key: string, signal: AbortSignal): Promise<SourceGrant | undefined>;
}

/** A source did not answer, or not in a way that can be used. The message is for the log. */
export class SourceFailedError extends Error {
  override name = "SourceFailedError";
  /** Whether another try may help. */
  readonly isPassing: boolean;
  /** Milliseconds that the source asks to wait before it. */
  readonly retryAfterMs: number | undefined;
  constructor(message: string, isPassing: boolean, retryAfterMs?: number) {
    super(message);
    this.isPassing = isPassing;
    this.retryAfterMs = retryAfterMs;
  }
}
