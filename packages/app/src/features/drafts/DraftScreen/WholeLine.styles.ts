import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The length of the whole: small print below the heading of the list, beside the chooser, or at the end of a page. */
export const Line = styled.span`
  display: grid;
  flex: 0 1 auto;
  gap: 2px;
  max-inline-size: 240px;
  font: var(--weight-text) var(--text-12) / var(--leading-12) var(--font-sans);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-soft);
  text-wrap: pretty;

  /* On the edge of the text of a page, above the bar. */
  [data-paged] > & {
    inline-size: 100%;
    max-inline-size: none;
    padding: 4px 20px 16px;
  }
  > * + * {
    color: var(--color-ink-faint);
  }
  > [data-tone] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    color: var(--color-attention);
    font-weight: var(--weight-label);
  }
  /* As what can be done about a section stands below its field. */
  && button {
    margin-block: -4px;
    font-size: inherit;
    text-decoration: underline;
    text-decoration-color: var(--color-edge);
    text-underline-offset: 4px;
  }
  ${media.touch} {
    && button {
      margin-block: -12px;
    }
  }
`;
