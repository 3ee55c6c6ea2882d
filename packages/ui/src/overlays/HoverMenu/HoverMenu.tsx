import { useRef } from "react";
import type { FocusEvent, FocusEventHandler, MouseEvent, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { HoverMenuContext } from "./hoverMenuContext.ts";
import { Frame, Panel } from "./HoverMenu.styles.ts";
import { useHoverMenu } from "./useHoverMenu.ts";

export interface HoverMenuProps {
  /** What the trigger opens: `Account: Ines Okafor, Common Ground`. */
  label: string;
  /** What the trigger looks like: an Avatar, an icon. */
  trigger: ReactNode;
  /** A MenuPanel, or other ordinary controls. */
  children: ReactNode;
  /** Above or below the trigger, and with which of its edges in line; or beside it, from its foot upwards. Default: `bottom end`. */
  placement?: "bottom start" | "bottom end" | "top start" | "top end" | "end";
  /** Called when it opens and closes: the time to load what is in it. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A panel of ordinary controls that opens on hover, press, touch and keyboard (Enter, Space, or the arrow down, which also
 * moves into it). It closes 150 ms after the pointer leaves, when the focus goes elsewhere, when a link in it is followed,
 * and with Escape, which brings the focus back (WCAG 2.2, SC 1.4.13). A press keeps it open until the next one.
 */
export function HoverMenu({ label, trigger, children, placement = "bottom end", onOpenChange }: HoverMenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, close, closeAndReturn, press, frameProps } = useHoverMenu(frame, button, onOpenChange);

  function onBlur(event: FocusEvent<HTMLDivElement>, onAriaBlur: FocusEventHandler<HTMLDivElement> | undefined) {
    onAriaBlur?.(event);
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  }

  function onPanelClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a[href]")) close();
  }

  return (
    <Frame
      ref={frame}
      isExpanded={isOpen}
      onExpandedChange={press}
      render={(props) => <div {...props} {...frameProps} onBlur={(event) => onBlur(event, props.onBlur)} />}
    >
      <Button slot="trigger" ref={button}>
        {trigger}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      <Panel data-placement={placement} onClick={onPanelClick}>
        {isOpen && <HoverMenuContext value={closeAndReturn}>{children}</HoverMenuContext>}
      </Panel>
    </Frame>
  );
}
