import purify from "dompurify";
import { allowedAttributes, allowedElements, followLetters, tameLinks } from "./allowed.ts";

/**
 * Makes sanitized nodes with DOMPurify. Under Trusted Types it needs the policy name `dompurify`. Load this module only
 * where the browser cannot sanitize by itself.
 */
export function sanitizeWithLibrary(html: string): DocumentFragment {
  // Text that begins with a <frameset> would be read as a page without a body; after a <br> it cannot be one.
  const fragment = purify.sanitize(`<br>${html}`, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: allowedElements,
    ALLOWED_ATTR: Object.values(allowedAttributes).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  fragment.firstChild?.remove();
  tameLinks(fragment);
  followLetters(fragment);
  return fragment;
}
