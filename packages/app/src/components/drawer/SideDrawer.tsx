import { CloseIcon, Heading, IconButton, Sheet, useMediaQuery } from "@grantwright/ui";
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from "react";
import { SheetFrame } from "./SheetFrame.styles.ts";
import { Beside, InSheet } from "./sideDrawer.styles.ts";

/** Where the margin no longer fits beside the sheet, in CSS. */
const noMargin = "(max-width: 1279px)";

/** How a drawer ends: `left` where the focus has gone elsewhere already. */
export type Ending = "closed" | "left";

/** Whether a drawer is a sheet from the bottom, which closes before anything of the text is gone to. */
export const useIsSheet = (): boolean => useMediaQuery(noMargin);

/** Props of SideDrawer. */
export interface SideDrawerProps {
  title: string;
  closeLabel: string;
  /** Called once it stands there, and the focus is in it. */
  onShown: () => void;
  onClose: (ending: Ending) => void;
  children: ReactNode;
}

/** Something about a text: beside it, so that one can go on writing meanwhile, or in a sheet from the bottom where there is no room. */
export function SideDrawer({ title, closeLabel, onShown, onClose, children }: SideDrawerProps) {
  const isSheet = useIsSheet();
  const root = useRef<HTMLElement & HTMLDivElement>(null);
  const heading = useId();

  const show = useEffectEvent(() => {
    root.current?.focus({ preventScroll: true });
    onShown();
  });
  useEffect(() => show(), []);
  // Where the window got wider or narrower, another element took the place of the one that had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [isSheet]);

  if (isSheet)
    return (
      <SheetFrame>
        <Sheet title={title} summary={<CloseIcon />} isOpen onOpenChange={() => onClose("closed")}>
          <InSheet ref={root} tabIndex={-1}>
            {children}
          </InSheet>
        </Sheet>
      </SheetFrame>
    );
  return (
    <Beside
      ref={root}
      tabIndex={-1}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose("closed");
      }}
    >
      <header>
        <Heading level={2} size={18} id={heading}>
          {title}
        </Heading>
        <IconButton label={closeLabel} icon={<CloseIcon />} onPress={() => onClose("closed")} />
      </header>
      {children}
    </Beside>
  );
}
