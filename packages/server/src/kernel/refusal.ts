/** Why a call is refused; http/errors.ts gives each its status. */
export type RefusalKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "notFound"
  | "stale"
  | "tooLarge"
  | "refused"
  | "tooMany"
  | "unavailable";

/** What is wrong with one field. */
export interface FieldProblem {
  id: string;
  title: string;
  message: string;
}

/** What goes into the answer beside the message. */
export interface RefusalDetails {
  fields?: FieldProblem[];
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** More of the answer, where it is more than a message. */
  body?: object;
}

/** A call that a rule refuses. Its message is a text for a person. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly kind: RefusalKind;
  readonly details: RefusalDetails;
  constructor(kind: RefusalKind, message: string, details: RefusalDetails = {}) {
    super(message);
    this.kind = kind;
    this.details = details;
  }
}

/** There is no such thing, or it is another person's: the answer is the same. */
export const notFound = (what: string): Refusal => new Refusal("notFound", `There is no such ${what}.`);
