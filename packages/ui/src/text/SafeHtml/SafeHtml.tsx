import { useLayoutEffect, useRef } from "react";
import { fillNatively } from "./fillNatively.ts";
import { plainText } from "./plainText.ts";
import { Root } from "../Prose/Prose.styles.ts";

export interface SafeHtmlProps {
  /** HTML from anywhere. */
  html: string;
  /** `document` indents paragraphs, `message` spaces them. Default: `document`. */
  variant?: "document" | "message";
  /** Where the text is in another language than the page. */
  lang?: string;
}

/**
 * The one place where HTML becomes elements: only text structure and links are let through, whoever wrote it. Browsers
 * that sanitize do it themselves; for the others a library is loaded, and the bare text shows meanwhile.
 */
export function SafeHtml({ html, variant = "document", lang }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const target = ref.current;
    if (!target) return;
    if (fillNatively(target, html)) {
      target.dataset.filled = "";
      return;
    }
    let isCurrent = true;
    async function fill(element: HTMLElement) {
      const { sanitizeWithLibrary } = await import("./sanitizeWithLibrary.ts");
      if (!isCurrent) return;
      element.replaceChildren(sanitizeWithLibrary(html));
      element.dataset.filled = "";
    }
    // Where the library cannot be loaded, as offline, the bare text stays.
    fill(target).catch(() => {});
    return () => {
      isCurrent = false;
      delete target.dataset.filled;
    };
  }, [html]);

  return (
    <Root ref={ref} data-variant={variant} lang={lang}>
      {plainText(html)}
    </Root>
  );
}
