import type { MouseEvent } from "react";
import { Skip } from "./SkipLink.styles.ts";

export interface SkipLinkProps {
  /** The id of the element to go to, which must be focusable. Default: `main`, which Shell gives. */
  targetId?: string;
  /** Default: `Skip to content`. */
  children?: string;
}

/** The first stop of a keyboard on a page: past the navigation, to the content. The address stays as it is. */
export function SkipLink({ targetId = "main", children = "Skip to content" }: SkipLinkProps) {
  function skip(event: MouseEvent) {
    const target = document.getElementById(targetId);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }
  return (
    <Skip href={`#${targetId}`} onClick={skip}>
      {children}
    </Skip>
  );
}
