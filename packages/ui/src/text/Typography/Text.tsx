import type { ReactNode } from "react";
import { Styled } from "./Text.styles.ts";

export interface TextProps {
  /** The element. Default: `p`. */
  as?: "p" | "span" | "div" | "strong" | "small" | "li" | "dd" | "dt";
  /** The size in px at the default text size. Default: 14. */
  size?: 12 | 14 | 16 | 18;
  /** `ink` is to be read, `soft` is secondary, `faint` is metadata. Default: `ink`. */
  tone?: "ink" | "soft" | "faint" | "attention" | "danger" | "brand";
  /** `document` sets it in the serif, as the document and the colleague in the margin speak. Default: `interface`. */
  voice?: "interface" | "document";
  /** Default: `text`. */
  weight?: "text" | "label" | "strong";
  /** So that something can be labelled or described by it. */
  id?: string;
  /** Where the text is in another language than the page. */
  lang?: string;
  /** The words. */
  children: ReactNode;
}

/** A run of text. For headlines use Heading; for the text of a document use SafeHtml. */
export function Text({ size = 14, tone = "ink", voice = "interface", weight = "text", ...rest }: TextProps) {
  return <Styled data-size={size} data-tone={tone} data-voice={voice} data-weight={weight} {...rest} />;
}
