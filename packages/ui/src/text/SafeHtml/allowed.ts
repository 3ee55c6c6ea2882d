/** The elements that text from elsewhere may bring. */
export const allowedElements =
  "p br strong em b i u s mark ul ol li h2 h3 h4 blockquote table caption thead tbody tr th td a code pre hr".split(
    " ",
  );

/** The elements that go but leave their text. What is in neither list goes with all that is in it. */
export const unwrappedElements =
  "div span section article main header footer h1 h5 h6 font center small sub sup del ins dl dt dd tfoot".split(" ");

/** The attributes that stay, by element. No others do: no class, no style, no id, no handler. */
export const allowedAttributes: Record<string, string[]> = {
  a: ["href"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
};

/** Lets lists, quotes, tables and code stand on the side that their own letters begin on, whatever the page's direction. */
export function followLetters(root: ParentNode): void {
  for (const block of root.querySelectorAll("ul, ol, blockquote, table, pre")) block.setAttribute("dir", "auto");
}

/**
 * Leaves a link its address where it goes to https, to mail, or to this site; takes the address away otherwise. What
 * leaves this site gets no referrer and no endorsement.
 */
export function tameLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll("a")) {
    // An <a> resolves its own address: `protocol` is ":" where it has none, or none that can be read.
    const isOwn = link.origin === location.origin && link.protocol === location.protocol;
    if (isOwn || /^(https|mailto):$/.test(link.protocol)) link.rel = "noopener noreferrer nofollow";
    else link.removeAttribute("href");
  }
}
