import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { useEscapeDismiss } from "../../hooks/useEscapeDismiss.ts";
import { useOutsidePress } from "../../hooks/useOutsidePress.ts";
import { EllipsisIcon } from "../../icons/icons.tsx";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { Frame } from "./SideActions.styles.ts";

interface SideActionBase {
  /** Its name: shown beside the icon on hover and focus, and always in the list of small screens. */
  label: string;
  /** One of the icons. */
  icon: ReactNode;
}

/** Something the page offers: a place to go, or something to do. */
export type SideAction = SideActionBase &
  (
    | {
        /** Where it leads. */
        href: string;
        onPress?: undefined;
      }
    | {
        href?: undefined;
        /** Does it. */
        onPress: () => void;
      }
  );

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
        {items.map((item) => {
          const content = (
            <>
              {item.icon}
              <span>
                <span>{item.label}</span>
              </span>
            </>
          );
          return (
            <li key={item.label}>
              {item.href === undefined ? (
                <button
                  type="button"
                  onClick={() => {
                    setIsOpen(false);
                    // In a list the pressed one is out of sight now: what opens gives the focus back to its button.
                    toggleRef.current?.focus();
                    item.onPress();
                  }}
                >
                  {content}
                </button>
              ) : (
                <Anchor href={item.href} onClick={() => setIsOpen(false)}>
                  {content}
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
      <button
        ref={toggleRef}
        type="button"
        className="toggle"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </Frame>
  );
  // A bar is a landmark already; what floats is one of its own.
  return placement === "bar" ? menu : <aside aria-label={label}>{menu}</aside>;
}
