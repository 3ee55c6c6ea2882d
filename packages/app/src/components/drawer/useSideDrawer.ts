import { useCallback, useState } from "react";

/** What the drawer was asked for. */
interface AskedDrawer {
  /** What of its contents is open at first, as a file's id; undefined for nothing. */
  subject: string | undefined;
  /** Where the focus goes back to. */
  opener: Element | null;
}

/** A drawer beside a text: whether it is asked for, and whether it stands there. */
export interface SideDrawerState {
  asked: AskedDrawer | undefined;
  /** It was asked for once: from then on its place is there, which is fetched with the first asking. */
  isUsed: boolean;
  /** It may take a moment to be fetched. What it stands over is hidden from then on, and not before: the focus is there. */
  isShown: boolean;
  /** Asks for it, once what has to be saved before was saved or could not be. What has the focus gets it back. */
  open: (subject?: string, saved?: Promise<unknown>) => void;
  close: () => void;
  /** To be called once it stands there. */
  onShown: () => void;
}

/** The state of a drawer beside a text. */
export function useSideDrawer(): SideDrawerState {
  const [asked, setAsked] = useState<AskedDrawer>();
  const [isShown, setShown] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const close = useCallback(() => {
    setAsked(undefined);
    setShown(false);
  }, []);
  const open = useCallback((subject?: string, saved?: Promise<unknown>) => {
    const opener = document.activeElement;
    const ask = () => {
      setUsed(true);
      setAsked({ subject, opener });
    };
    if (saved) void saved.then(ask, ask);
    else ask();
  }, []);
  const onShown = useCallback(() => setShown(true), []);
  return { asked, isUsed, isShown, open, close, onShown };
}
