/** Why a writer gave up: it would not, it made no sense, it took too long, it could not be reached, it wrote too much. */
export type WriterErrorKind = "refused" | "broken" | "timeout" | "unavailable" | "overlong";

/** A failure of a writer, with a message that may be shown to the person. */
export class WriterError extends Error {
  readonly kind: WriterErrorKind;
  /** A few words for the log, such as "HTTP 503". Like the message it never holds a key, an address or anybody's text. */
  readonly detail: string | undefined;

  constructor(kind: WriterErrorKind, message: string, detail?: string) {
    super(message);
    this.name = "WriterError";
    this.kind = kind;
    this.detail = detail;
  }
}
