import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { Count } from "./CountBadge.styles.ts";

export interface CountBadgeProps {
  /** How many. Nothing is shown for 0. */
  count: number;
  /** What the number means, in words with the number: `2 unread`. Leave it out where the text beside says it. */
  label?: string;
  /** Above this a plus stands for the rest: `99+`. Default: 99. */
  max?: number;
  /** `danger` for what waits for the person, `brand` for what runs by itself. Default: `danger`. */
  tone?: "danger" | "brand";
}

/** How many things wait, as a small number on an icon or beside a word. For words use Badge. */
export function CountBadge({ count, label, max = 99, tone = "danger" }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <>
      <Count data-tone={tone} aria-hidden={label === undefined ? undefined : true}>
        {count > max ? <bdi>{`${max}+`}</bdi> : count}
      </Count>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
