import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { useLater } from "./useLater.ts";

/** Props of WhenNear. */
export interface WhenNearProps {
  /** How high its place is until then, as CSS has it. */
  room: string;
  children: ReactNode;
}

/** Shows what stands last on a page once it comes into view, or the page has stood for a while: the first view does without its code. */
export function WhenNear({ room, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const come = useCallback(async () => setNear(true), []);
  useLater(come);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true);
    });
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} style={{ minBlockSize: room }} />;
}
