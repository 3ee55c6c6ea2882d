import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { leadingWords } from "../../../components/marginBlock.styles.ts";

/** The attached files. */
export const Files = styled.ul`
  display: grid;
  gap: 2px;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    overflow-wrap: anywhere;
    color: var(--color-ink-soft);
  }
  li > svg {
    margin-block-start: 8px;
  }
  li button[data-variant] {
    ${leadingWords}
  }
  li[data-noted] > svg {
    color: var(--color-attention);
  }
  small {
    display: block;
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
  ${media.touch} {
    li > svg {
      margin-block-start: 14px;
    }
  }
`;

/** Notes one under the other. */
export const Notes = styled.div`
  display: grid;
  gap: 8px;
`;

/** The notes on one section, where they do not stand beside it. */
export const NoteGroup = styled.section`
  /* Below the bar of the sheet. */
  scroll-margin-block-start: 60px;

  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: var(--target-touch);
    font: 480 var(--text-18) / 1.5rem var(--font-serif);
    overflow-wrap: anywhere;
  }
  a:hover {
    color: var(--color-brand);
  }
  a > span {
    color: var(--color-ink-faint);
    font-variant-numeric: oldstyle-nums tabular-nums;
  }
  a > svg {
    flex: none;
    margin-inline-start: auto;
    color: var(--color-ink-soft);
  }
`;

/** What is in the sheet from the bottom. */
export const SheetBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 4px 20px;
`;
