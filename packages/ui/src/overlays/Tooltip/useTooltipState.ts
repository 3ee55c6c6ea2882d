import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";

/** How long, in ms, the pointer rests on a control before its tooltip shows. */
const tooltipDelay = 700;

/** For how long, in ms, after one tooltip went the next one shows without that delay. */
const tooltipSkipDelay = 300;

/** How long, in ms, a tooltip waits for the pointer to come over to it (WCAG 2.2, SC 1.4.13). */
const graceDelay = 120;

let lastClosedAt = Number.NEGATIVE_INFINITY;
let shown: { id: string; close: () => void } | undefined;

/** A tooltip's state, as React Aria's parts take it. */
export interface TooltipState {
  isOpen: boolean;
  /** It comes and goes without an animation. */
  shouldSkipAnimation: boolean;
  open: (isImmediate?: boolean) => void;
  close: (isImmediate?: boolean) => void;
}

/** Whether a tooltip is shown, by the delays of the specification, which React Aria's own state cannot be given. Of all tooltips of a page one is shown at a time. */
export function useTooltipState(): TooltipState {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const closeNow = useCallback(() => {
    clearTimeout(timer.current);
    if (shown?.id === id) {
      shown = undefined;
      lastClosedAt = performance.now();
    }
    setIsOpen(false);
  }, [id]);

  const openNow = useCallback(() => {
    clearTimeout(timer.current);
    if (shown?.id !== id) shown?.close();
    shown = { id, close: closeNow };
    setIsOpen(true);
  }, [id, closeNow]);

  const open = useCallback(
    (isImmediate?: boolean) => {
      clearTimeout(timer.current);
      const isWarm = shown !== undefined || performance.now() - lastClosedAt <= tooltipSkipDelay;
      if (isImmediate || isWarm) openNow();
      else timer.current = setTimeout(openNow, tooltipDelay);
    },
    [openNow],
  );

  const close = useCallback(
    (isImmediate?: boolean) => {
      clearTimeout(timer.current);
      if (isImmediate || shown?.id !== id) closeNow();
      else timer.current = setTimeout(closeNow, graceDelay);
    },
    [id, closeNow],
  );

  useEffect(() => closeNow, [closeNow]);

  return useMemo(() => ({ isOpen, shouldSkipAnimation: true, open, close }), [isOpen, open, close]);
}
