import { useEffect, useState } from "react";

/**
 * The section of a page that the person is at, by the ids of their elements in their order: the one that has the focus while it is in
 * sight, else the last that begins in the upper fifth of the window; at the page's ends the first and the last one.
 */
function sectionInSight(ids: readonly string[]): string | undefined {
  const shown = ids.flatMap((id) => document.getElementById(id) ?? []);
  const focused = shown.find((section) => section.contains(document.activeElement));
  if (focused) {
    const { top, bottom } = focused.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) return focused.id;
  }
  const { scrollTop, scrollHeight } = document.documentElement;
  if (scrollTop === 0) return shown[0]?.id;
  if (scrollTop + window.innerHeight > scrollHeight - 2) return shown.at(-1)?.id;
  return (shown.findLast((section) => section.getBoundingClientRect().top < window.innerHeight / 5) ?? shown[0])?.id;
}

/** Which section of a page the person is at, by the id of its element; undefined until that is known. It follows the focus and the scroll. */
export function useSectionInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState<string>();
  const known = ids.join();
  useEffect(() => {
    const look = () => setInSight(sectionInSight(known.split(",")));
    const first = requestAnimationFrame(look);
    document.addEventListener("scroll", look, { passive: true });
    document.addEventListener("focusin", look);
    return () => {
      cancelAnimationFrame(first);
      document.removeEventListener("scroll", look);
      document.removeEventListener("focusin", look);
    };
  }, [known]);
  return inSight;
}
