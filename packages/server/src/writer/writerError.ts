/** Why a writer gave up: it would not, it made no sense, it took too long, it could not be reached, it wrote too much. */
export type WriterErrorKind = "refused" | "broken" | "timeout" | "unavailable" | "overlong";

/** A failure of a writer, with a message that may be shown to the person and never holds a key or an address. */
export class WriterError extends Error {
  readonly kind: WriterErrorKind;

  constructor(kind: WriterErrorKind, message: string) {
    super(message);
    this.name = "WriterError";
    this.kind = kind;
  }
}
