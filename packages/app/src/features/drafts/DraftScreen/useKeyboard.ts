import { useEffect, useState } from "react";

/** What is higher is a keyboard, and no bar of the browser, in pixels. */
const lowest = 120;

/** What a keyboard on the screen leaves. */
export interface ScreenKeyboard {
  /** Where it begins, in pixels from the top of the page's window. */
  top: number;
}

/** The keyboard on the screen; undefined while there is none. */
export function useKeyboard(): ScreenKeyboard | undefined {
  const [top, setTop] = useState<number>();
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const look = () => {
      const covered = window.innerHeight - seen.height * seen.scale;
      setTop(seen.scale === 1 && covered > lowest ? seen.offsetTop + seen.height : undefined);
    };
    look();
    seen.addEventListener("resize", look);
    seen.addEventListener("scroll", look);
    return () => {
      seen.removeEventListener("resize", look);
      seen.removeEventListener("scroll", look);
    };
  }, []);
  return top === undefined ? undefined : { top };
}
