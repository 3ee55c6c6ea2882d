import { styled } from "styled-components";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";

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

const Count = styled.b`
  display: inline-grid;
  place-items: center;
  min-inline-size: 16px;
  block-size: 16px;
  padding-inline: 4px;
  border-radius: 8px;
  background: var(--color-danger);
  color: var(--color-on-danger);
  font: 600 0.6875rem / 1 var(--font-sans);
  font-variant-numeric: tabular-nums;
  forced-color-adjust: none;

  &[data-tone="brand"] {
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
`;

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
