import { styled } from "styled-components";
import { Brandmark } from "./Brandmark.tsx";

export interface WordmarkProps {
  /** Default: `medium`. `small` stands in the top bar of small screens. */
  size?: "medium" | "small";
}

const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  font: 480 var(--text-22) / 1 var(--font-serif);
  letter-spacing: var(--track-title);
  color: var(--color-ink);

  &[data-size="small"] {
    font-size: var(--text-18);
  }
`;

/** The mark and the name of the product. */
export function Wordmark({ size = "medium" }: WordmarkProps) {
  return (
    <Words data-size={size} translate="no">
      <Brandmark size={size === "small" ? 26 : 32} />
      Grantwright
    </Words>
  );
}
