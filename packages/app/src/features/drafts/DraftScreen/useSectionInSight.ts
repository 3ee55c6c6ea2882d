import { useEffect, useState } from "react";
import { sectionElementId } from "./elementIds.ts";
import { sectionInSight } from "./sectionInSight.ts";

/** The section of some that is read now; undefined above all of them. It follows the scroll. */
export function useSectionInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState<string>();
  const known = ids.join();
  useEffect(() => {
    const sections = known.split(",").map((id) => ({ id }));
    const look = () => setInSight(sections[sectionInSight(sections)]?.id);
    // Told only when a section passes the height at which sectionInSight looks, not at every step of the scroll.
    const observer = new IntersectionObserver(look, { rootMargin: "-30% 0px -60% 0px" });
    for (const { id } of sections) {
      const element = document.getElementById(sectionElementId(id));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [known]);
  return inSight;
}
