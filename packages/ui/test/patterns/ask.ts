import { cdp } from "vitest/browser";

interface DomNode {
  nodeId: number;
  attributes?: string[];
  children?: DomNode[];
  contentDocument?: DomNode;
}

interface Property {
  name: string;
  value: { value?: unknown };
}

/** What an element is to assistive technology, as Chromium tells it. */
export interface Told {
  /** Whether it is kept from assistive technology. */
  isIgnored: boolean;
  role: unknown;
  name: unknown;
  /** Its states and properties, such as `expanded`. */
  states: Record<string, unknown>;
}

const mark = "data-asked";

function findMarked(node: DomNode): DomNode | undefined {
  if (node.attributes?.includes(mark)) return node;
  for (const child of [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])]) {
    const found = findMarked(child);
    if (found) return found;
  }
  return undefined;
}

/** Asks Chromium's accessibility tree about an element. */
export async function ask(element: Element): Promise<Told> {
  element.setAttribute(mark, "");
  try {
    const { root } = await cdp().send("DOM.getDocument", { depth: -1, pierce: true });
    const { nodeId } = findMarked(root)!;
    const { nodes } = await cdp().send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
    const [told] = nodes;
    const states = Object.fromEntries(
      ((told?.properties ?? []) as Property[]).map(({ name, value }) => [name, value.value]),
    );
    return { isIgnored: told?.ignored ?? true, role: told?.role?.value, name: told?.name?.value, states };
  } finally {
    element.removeAttribute(mark);
  }
}

/** The elements that an attribute of an element refers to by their ids. */
export function referredBy(element: Element, attribute: string): Element[] {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)).filter((each) => each !== null);
}

/** Gives the page the time to do what a key should not do. */
export function settle(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))));
}
