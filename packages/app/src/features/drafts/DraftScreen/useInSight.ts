import { useEffect, useState } from "react";

/** Whether an element is in the window. */
export function useInSight(elementId: string): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = document.getElementById(elementId);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)!.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementId]);
  return isInSight;
}
