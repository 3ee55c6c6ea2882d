import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { useEscapeDismiss } from "../../hooks/useEscapeDismiss.ts";
import { useOutsidePress } from "../../hooks/useOutsidePress.ts";
import { EllipsisIcon } from "../../icons/icons.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { SideActionRow } from "./SideActionRow.tsx";
import type { SideAction } from "./sideAction.ts";
import { Frame } from "./SideActions.styles.ts";

export interface SideActionsProps {
  /** What the actions are about: `Help and plan`. On small screens it names the button that opens them. */
  label: string;
  /** From top to bottom. Nothing is shown for none. */
  items: readonly SideAction[];
  /** The icon of that button. Default: an ellipsis. */
  icon?: ReactNode;
  /** `float` above the page's end, or `bar`: one button in the TopBar of small screens, whose list opens below it. Default: `float`. */
  placement?: "float" | "bar";
}

/**
 * The floating menu at the end of the page: a column of icons, each with its name on hover and focus (Escape puts that
 * away). Where a pointer cannot hover it is one button that opens them as a list; small screens have that button in their
 * top bar, where it lies over nothing.
 */
export function SideActions({ label, items, icon = <EllipsisIcon />, placement = "float" }: SideActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { dismissProps } = useEscapeDismiss(ref);
  useOutsidePress(ref, isOpen, () => setIsOpen(false));

  // Toasts keep clear of them. A `body:has()` would say it too, and cost every key of a long draft a look at all of the page.
  const isShown = items.length > 0;
  const isFloating = isShown && placement === "float";
  useEffect(() => {
    document.documentElement.toggleAttribute("data-side-actions", isFloating);
    return () => document.documentElement.removeAttribute("data-side-actions");
  }, [isFloating]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    toggleRef.current?.focus();
  }

  function choose({ href }: SideAction) {
    setIsOpen(false);
    // In a list the pressed one is out of sight now: what opens gives the focus back to its button.
    if (href === undefined) toggleRef.current?.focus();
  }

  if (!isShown) return null;
  const menu = (
    <Frame
      ref={ref}
      role="group"
      aria-label={label}
      data-placement={placement}
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
      {...dismissProps}
    >
      <ul id={listId}>
        {items.map((item) => (
          <li key={item.label}>
            <SideActionRow action={item} onChoose={() => choose(item)} />
          </li>
        ))}
      </ul>
      <Button
        ref={toggleRef}
        className="toggle"
        aria-expanded={isOpen}
        aria-controls={listId}
        onPress={() => setIsOpen(!isOpen)}
      >
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    </Frame>
  );
  // A bar is a landmark already; what floats is one of its own.
  return placement === "bar" ? menu : <aside aria-label={label}>{menu}</aside>;
}
