import type { Schemas } from "@grantwright/api-client";
import type { CheckedText } from "./moveReceipts.ts";

/** A sentence as it was when it was pressed: what is done about it is done to that text, or refused. */
export interface PressedSentence {
  section: Schemas["Section"];
  receipt: Schemas["Receipt"];
  anchor: Element;
}

/** Props of ReceiptText. */
export interface ReceiptTextProps {
  doc: Pick<Schemas["Document"], "id" | "fields" | "attachments" | "lang">;
  section: Schemas["Section"];
  /** The text of it that was checked last: where the newest is not yet, its sentences keep their marks. */
  checked?: CheckedText | undefined;
  /** Whether every sentence says where it comes from, not only those that have to be looked at. */
  isShowingSources: boolean;
  /** Nothing can be said of a sentence, only seen. */
  isReadOnly: boolean;
}
