/** The elements that text from elsewhere may bring. */
export const allowedElements = [
  "p",
  "br",
  "strong",
  "em",
  "b",
  "i",
  "u",
  "s",
  "ul",
  "ol",
  "li",
  "h2",
  "h3",
  "h4",
  "blockquote",
  "table",
  "caption",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "a",
  "code",
  "pre",
  "hr",
] as const;

/** The elements that go but leave their text. What is in neither list goes with all that is in it. */
export const unwrappedElements = [
  "div",
  "span",
  "section",
  "article",
  "main",
  "header",
  "footer",
  "h1",
  "h5",
  "h6",
  "font",
  "center",
  "small",
  "sub",
  "sup",
  "mark",
  "del",
  "ins",
  "label",
  "dl",
  "dt",
  "dd",
  "tfoot",
  "figure",
  "figcaption",
  "abbr",
  "cite",
  "q",
  "time",
] as const;

/** The attributes that stay, by element. No others do: no class, no style, no id, no handler. */
export const allowedAttributes: Partial<Record<(typeof allowedElements)[number], readonly string[]>> = {
  a: ["href"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
};

function parseAddress(href: string | null): URL | undefined {
  if (href === null) return undefined;
  try {
    return new URL(href, document.baseURI);
  } catch {
    return undefined;
  }
}

function isAllowed(address: URL): boolean {
  if (address.protocol === "https:" || address.protocol === "mailto:") return true;
  return address.protocol === location.protocol && address.origin === location.origin;
}

/**
 * Leaves a link its address where it goes to https, to mail, or to this site; takes the address away otherwise. What
 * leaves this site gets no referrer and no endorsement.
 */
export function tameLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll("a")) {
    const address = parseAddress(link.getAttribute("href"));
    if (address && isAllowed(address)) link.rel = "noopener noreferrer nofollow";
    else link.removeAttribute("href");
  }
}
