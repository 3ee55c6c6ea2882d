import type { ReactNode } from "react";
import { styled } from "styled-components";

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

const Styled = styled.p`
  font: var(--weight-text) var(--text-14) / var(--leading-14) var(--font-sans);

  &[data-size="12"] {
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
  &[data-size="16"] {
    font-size: var(--text-16);
    line-height: var(--leading-16);
  }
  &[data-size="18"] {
    font-size: var(--text-18);
    line-height: var(--leading-18);
  }
  &[data-voice="document"] {
    font-family: var(--font-serif);
    text-wrap: pretty;
  }
  &[data-weight="label"] {
    font-weight: var(--weight-label);
  }
  &[data-weight="strong"] {
    font-weight: var(--weight-strong);
  }
  &[data-tone="soft"] {
    color: var(--color-ink-soft);
  }
  &[data-tone="faint"] {
    color: var(--color-ink-faint);
  }
  &[data-tone="attention"] {
    color: var(--color-attention);
  }
  &[data-tone="danger"] {
    color: var(--color-danger);
  }
  &[data-tone="brand"] {
    color: var(--color-brand);
  }
`;

/** A run of text. For headlines use Heading; for the text of a document use SafeHtml. */
export function Text({ size = 14, tone = "ink", voice = "interface", weight = "text", ...rest }: TextProps) {
  return <Styled data-size={size} data-tone={tone} data-voice={voice} data-weight={weight} {...rest} />;
}
