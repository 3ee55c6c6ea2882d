import { shownIn } from "../../browser/shownIn.ts";

/** The text nodes of an element that show words of a text, without those that are only there for screen readers. */
function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("[data-apart], [aria-hidden]") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Where words of a text stand on the page, as it is shown in an element; undefined where they do not. */
export function shownRange(
  element: Element,
  text: string,
  { start, end }: { start: number; end: number },
): Range | undefined {
  const nodes = textNodes(element);
  const shown = nodes.map(({ data }) => data).join("");
  const place = shownIn(shown, text.slice(start, end), text.slice(0, start));
  if (!place) return undefined;
  const range = document.createRange();
  let from = 0;
  for (const node of nodes) {
    const to = from + node.length;
    if (from <= place.start && place.start < to) range.setStart(node, place.start - from);
    if (from < place.end && place.end <= to) {
      range.setEnd(node, place.end - from);
      return range;
    }
    from = to;
  }
  return undefined;
}
