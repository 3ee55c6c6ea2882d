/** What has to fail where a protection is gone; one of them is enough. */
export interface Notice {
  /** Texts in the names of cases of `pnpm faults`. */
  cases?: readonly string[];
  /** Tests that need no build: a file, and a pattern in the names of those that are meant. */
  tests?: readonly { project: "unit" | "server"; file: string; name?: string | undefined }[];
}

/** A place in the sources where something protects. */
export interface Wall {
  /** Where it stands, from the root. */
  file: string;
  /** The text that is it. Occurs exactly once in the file. */
  find: string;
  /** What stands there when it is gone. */
  replace: string;
}

/** Something in the product without which words, credits or the truth can be lost. */
export interface Protection extends Notice, Wall {
  /** What it does, in a few words. */
  name: string;
  /** A second wall behind the first: each holds without the other, so both are taken out together. */
  also?: Wall;
}
