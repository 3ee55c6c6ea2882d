import { allowedAttributes, allowedElements, followLetters, tameLinks, unwrappedElements } from "./allowed.ts";

interface SanitizerConfig {
  elements: (string | { name: string; attributes: string[] })[];
  attributes: string[];
  replaceWithChildrenElements: string[];
}

type SanitizingElement = Element & {
  setHTML?: (html: string, options: { sanitizer: SanitizerConfig }) => void;
};

/**
 * Fills an element with sanitized HTML where the browser can do it by itself. Says whether it could: a browser may lack
 * it, or not understand this configuration.
 */
export function fillNatively(target: SanitizingElement, html: string): boolean {
  if (!target.setHTML) return false;
  try {
    target.setHTML(html, {
      sanitizer: {
        elements: allowedElements.map((name) => ({ name, attributes: allowedAttributes[name] ?? [] })),
        attributes: [],
        replaceWithChildrenElements: unwrappedElements,
      },
    });
  } catch {
    return false;
  }
  tameLinks(target);
  followLetters(target);
  return true;
}
