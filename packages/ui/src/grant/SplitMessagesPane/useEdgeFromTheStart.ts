import { useEffect, useRef } from "react";

/**
 * Says of the edge where it is from the start of the line. The panels count from the left: from right to left they would
 * speak of the pane on the other side.
 */
export function useEdgeFromTheStart(listId: string, size: number, min: number, max: number) {
  const edge = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = edge.current;
    if (!element?.matches(":dir(rtl)")) return undefined;
    const attributes = {
      "aria-controls": listId,
      "aria-valuenow": String(size),
      "aria-valuemin": String(min),
      "aria-valuemax": String(max),
    };
    const correct = () => {
      for (const [name, value] of Object.entries(attributes))
        if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    };
    correct();
    const observer = new MutationObserver(correct);
    observer.observe(element, { attributeFilter: Object.keys(attributes) });
    return () => observer.disconnect();
  }, [listId, size, min, max]);

  return edge;
}
