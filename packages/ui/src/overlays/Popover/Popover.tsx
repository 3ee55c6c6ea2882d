import type { ReactElement, ReactNode } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Popover";
import { Panel } from "./Popover.styles.ts";

/** Where something that floats stands beside its trigger, as far as there is room. */
export type Placement = "bottom start" | "bottom end" | "top start" | "top end" | "bottom" | "top" | "start" | "end";

export interface PopoverProps {
  /** What is in it: its accessible name. */
  label: string;
  /** A Button or an IconButton, which opens it. */
  trigger: ReactElement;
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
export function Popover({ label, trigger, children, placement = "bottom start", isOpen, onOpenChange }: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Panel placement={placement} offset={6}>
        <Dialog aria-label={label}>{children}</Dialog>
      </Panel>
    </DialogTrigger>
  );
}
