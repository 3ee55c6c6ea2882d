import { allowedAttributes, allowedElements, tameLinks, unwrappedElements } from "./allowed.ts";

interface SanitizerConfig {
  elements: (string | { name: string; attributes: readonly string[] })[];
  attributes: string[];
  replaceWithChildrenElements: readonly string[];
  comments: boolean;
}

type SanitizingElement = Element & {
  setHTML?: (html: string, options: { sanitizer: SanitizerConfig }) => void;
};

const nativeConfig: SanitizerConfig = {
  elements: allowedElements.map((name) => {
    const attributes = allowedAttributes[name];
    return attributes ? { name, attributes } : name;
  }),
  attributes: [],
  replaceWithChildrenElements: unwrappedElements,
  comments: false,
};

/**
 * Fills an element with sanitized HTML where the browser can do it by itself. Says whether it could: a browser may lack
 * it, or not understand this configuration.
 */
export function fillNatively(target: Element, html: string): boolean {
  const element = target as SanitizingElement;
  if (typeof element.setHTML !== "function") return false;
  try {
    element.setHTML(html, { sanitizer: nativeConfig });
  } catch {
    return false;
  }
  tameLinks(element);
  return true;
}

/**
 * Makes sanitized nodes with DOMPurify, loaded the first time they are needed. Under Trusted Types it needs the policy
 * name `dompurify`. Rejects where the script cannot be loaded.
 */
export async function sanitizeWithLibrary(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import("dompurify");
  const fragment = purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...allowedElements],
    ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  tameLinks(fragment);
  return fragment;
}
