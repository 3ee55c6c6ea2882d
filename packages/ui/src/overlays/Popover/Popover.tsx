import { useMemo, type ReactElement, type ReactNode } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Popover";
import { Panel } from "./Popover.styles.ts";

/** Where something that floats stands beside its trigger, as far as there is room. */
export type Placement = "bottom start" | "bottom end" | "top start" | "top end" | "bottom" | "top" | "start" | "end";

export interface PopoverProps {
  /** What is in it: its accessible name. */
  label: string;
  /** A Button or an IconButton, which opens it. Without, `anchor` says where it stands. */
  trigger?: ReactElement;
  /** What it stands beside, where something else opens it: give `isOpen` too. */
  anchor?: Element | null;
  /** What is in it. */
  children: ReactNode;
  /** Default: `bottom start`. */
  placement?: Placement;
  /** Whether it is open, where that is decided elsewhere. */
  isOpen?: boolean;
  /** Called when it opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A little more, beside what was pressed: Escape and a press outside close it, and the focus goes back. For a list of
 * things to do use Menu, for words that explain an icon Tooltip.
 */
export function Popover({
  label,
  trigger,
  anchor,
  children,
  placement = "bottom start",
  isOpen,
  onOpenChange,
}: PopoverProps) {
  const beside = useMemo(() => ({ current: anchor ?? null }), [anchor]);
  if (!trigger)
    return (
      <Panel triggerRef={beside} placement={placement} offset={6} isOpen={isOpen} onOpenChange={onOpenChange}>
        <Dialog aria-label={label}>{children}</Dialog>
      </Panel>
    );
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Panel placement={placement} offset={6}>
        <Dialog aria-label={label}>{children}</Dialog>
      </Panel>
    </DialogTrigger>
  );
}
