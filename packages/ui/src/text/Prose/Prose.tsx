import type { ReactNode, Ref } from "react";
import { Root } from "./Prose.styles.ts";

export interface ProseProps {
  /** Paragraphs, lists and headings. */
  children: ReactNode;
  /** `document` indents paragraphs, `message` spaces them. Default: `document`. */
  variant?: "document" | "message";
  /** Where the text is in another language than the page. */
  lang?: string | undefined;
  /** The text, which can take the focus where what had it is gone. */
  ref?: Ref<HTMLDivElement>;
}

/** Text to be read at length, set as SafeHtml sets it, from elements instead of HTML. */
export const Prose = ({ children, variant = "document", lang, ref }: ProseProps) => (
  <Root ref={ref} data-variant={variant} data-filled="" lang={lang} tabIndex={-1}>
    {children}
  </Root>
);
