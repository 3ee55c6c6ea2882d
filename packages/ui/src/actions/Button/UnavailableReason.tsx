import type { CSSProperties } from "react";
import { Reason } from "./UnavailableReason.styles.ts";

/** The CSS anchor that the reason of the control with this id hangs on. */
export function anchorName(id: string): string {
  return `--anchor-${id.replace(/\W/g, "_")}`;
}

export interface UnavailableReasonProps {
  /** The id that the control is described by. */
  id: string;
  /** The anchor name of the control. */
  anchor: string;
  children: string;
}

/** Says why the control right before it is unavailable. */
export function UnavailableReason({ id, anchor, children }: UnavailableReasonProps) {
  return (
    <Reason id={id} style={{ "--anchor": anchor } as CSSProperties}>
      {children}
    </Reason>
  );
}
