import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** A message in place of the editor. */
export const Centre = styled.div`
  max-inline-size: 560px;
  margin: 96px auto;
  padding-inline: 24px;
`;

/** The sticky head: where one is, whether it is saved, and the thread. */
export const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--layer-sticky);
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr);
  gap: 40px;
  padding: 12px 72px 0 40px;
  background: var(--color-ground);
  border-block-end: 1px solid var(--color-line);

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding-inline: 40px;
  }
  ${media.small} {
    padding-inline: 16px;
  }
`;

/** The first line of the head. */
export const Bar = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 2px;
  padding-block-start: 6px;

  > [data-title] {
    display: none;
  }
  > a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 24px;
    margin-inline-start: -4px;
    font-weight: var(--weight-label);
  }
  > a:hover {
    color: var(--color-brand);
  }
  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 16px;
    padding-block: 0 4px;

    > [data-title] {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      max-inline-size: 100%;
      font: 480 var(--text-18) / 1.5rem var(--font-serif);
    }
  }
  ${media.small} {
    gap: 4px;
    block-size: 48px;

    > a {
      justify-content: center;
      inline-size: 44px;
      block-size: 44px;
      margin-inline-start: -14px;
      font-size: 0;
    }
    > [data-title] {
      font-size: var(--text-16);
    }
  }
`;

/** The thread's place in the head: from the sheet's first edge to the margin's last. */
export const ThreadPlace = styled.div`
  min-inline-size: 0;
`;

/** The desk: section list, manuscript with its margin. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr);
  gap: 40px;
  padding: 32px 72px 96px 40px;

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    justify-items: center;
    padding: 0 40px 96px;
  }
  ${media.small} {
    padding: 0 0 120px;
  }
`;

/** The manuscript. */
export const Manuscript = styled.form`
  min-inline-size: 0;

  ${media.medium} {
    inline-size: 100%;
    max-inline-size: 680px;
  }
`;

/** A piece of the sheet with the margin beside it. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 680px) 296px;
  justify-content: space-between;
  column-gap: 40px;
  scroll-margin-block-start: 120px;

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The margin; below the sheet's width it moves into the sheet from the bottom. */
export const Margin = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: 24px;
  padding-block-start: 28px;

  &[data-first] {
    padding-block-start: 16px;
  }
  /* It reaches past its row, over the margins of the next ones. */
  &[data-floating] {
    z-index: 1;
    block-size: 0;
  }
  ${media.medium} {
    display: none;
  }
`;

/** One piece of the sheet. */
export const Piece = styled.section`
  position: relative;
  padding: 28px 56px 12px 64px;
  background: var(--color-sheet);
  border: solid var(--color-line);
  border-width: 0 1px;

  &[data-place="first"] {
    padding-block-start: 48px;
    border-block-start-width: 1px;
    border-radius: var(--radius-flat) var(--radius-flat) 0 0;
  }
  &[data-place="last"] {
    padding-block-end: 48px;
    border-block-end-width: 1px;
    border-radius: 0 0 var(--radius-flat) var(--radius-flat);
  }
  ${media.small} {
    padding: 24px 20px 8px;
    border-width: 0;
    border-radius: 0;

    &[data-place="first"] {
      padding-block-start: 24px;
    }
    &[data-place="last"] {
      padding-block-end: 32px;
      border-radius: 0;
    }
  }
`;

/** The number of a section, hung into the sheet's edge. */
export const Numeral = styled.span`
  position: absolute;
  inset-block-start: 28px;
  inset-inline-start: 24px;
  inline-size: 24px;
  text-align: end;
  font: 400 var(--text-22) / var(--leading-22) var(--font-serif);
  font-variant-numeric: oldstyle-nums tabular-nums;
  color: var(--color-ink-faint);

  ${media.small} {
    inset-block-start: 24px;
    inset-inline-start: 20px;
    inline-size: auto;
  }
`;

/** Title and word limits of a section. */
export const PieceHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;

  > h2 {
    flex: 1 1 0;
    min-inline-size: min(100%, 180px);
  }
  ${media.small} {
    padding-inline-start: 34px;
  }
`;

/** The mark of a required section. */
export const Asterisk = styled.span`
  padding-inline-start: 3px;
  color: var(--color-danger);
  font: 400 var(--text-16) / 1 var(--font-sans);
`;

/** What is said of an auto section in place of a field. */
export const Auto = styled.p`
  margin-block-start: 10px;
  padding-block: 10px 20px;
  max-inline-size: 46ch;
  color: var(--color-ink-soft);
  font: italic 400 var(--text-18) / var(--leading-document) var(--font-serif);
  text-wrap: balance;
`;

/** The funder's criteria side by side. */
export const Criteria = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px 32px;
  margin-block-start: 20px;
  padding-block: 16px 12px;
  border-block: 1px solid var(--color-line);

  label {
    display: block;
    padding-block-end: 4px;
    font-weight: var(--weight-label);
  }
  textarea {
    display: block;
    inline-size: calc(100% + 16px);
    min-block-size: 44px;
    margin-inline: -8px;
    padding: 4px 8px;
    resize: none;
    border: 0;
    border-radius: var(--radius-flat);
    background: transparent;
    color: var(--color-ink-soft);
    font: inherit;
    field-sizing: content;
    overflow: hidden;
  }
  textarea:hover {
    background: var(--color-hover);
  }
  textarea:focus-visible {
    outline: 2px solid var(--color-focus);
    color: var(--color-ink);
  }
  ${media.small} {
    grid-template-columns: 1fr;
  }
`;

/** The section list beside the sheet. */
export const Contents = styled.nav`
  position: sticky;
  inset-block-start: 126px;
  align-self: start;
  max-block-size: calc(100dvh - 150px);
  overflow: auto;

  > p {
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--color-line);
  }
  a {
    display: grid;
    grid-template-columns: 20px 1fr auto;
    align-items: baseline;
    gap: 4px;
    padding-block: 8px;
    border-block-end: 1px solid var(--color-line);
    color: var(--color-ink-soft);
  }
  a:hover {
    color: var(--color-ink);
    background: var(--color-hover);
  }
  a[aria-current] {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
  a > span:first-child {
    color: var(--color-ink-faint);
    font-variant-numeric: tabular-nums;
  }
  a > span:nth-child(2) {
    overflow-wrap: anywhere;
  }
  em {
    color: var(--color-ink-faint);
    font: italic 400 var(--text-14) / 1rem var(--font-serif);
  }
  a[aria-current] em {
    color: var(--color-brand);
  }
  em[data-tone="danger"] {
    color: var(--color-danger);
    font: normal 600 var(--text-12) / 1rem var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  svg {
    align-self: center;
    color: var(--color-brand);
  }
  > button {
    margin-block-start: var(--space-3);
  }
  ${media.medium} {
    display: none;
  }
`;

/** The section list where there is no room beside the sheet: a chooser. */
export const Chooser = styled.div`
  display: none;

  ${media.medium} {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    max-inline-size: 680px;
    padding-block: 16px;
  }
  ${media.small} {
    padding: 12px 16px;
  }
  select {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    padding-inline: 14px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-flat);
    background: var(--color-sheet);
    color: var(--color-ink);
    font: var(--weight-label) var(--text-14) / 1 var(--font-sans);
  }
`;

/** The last piece: what is missing, and the generation. */
export const Generate = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;

  > p {
    max-inline-size: 52ch;
  }
`;

/** The generate button and what it waits for. */
export const GenerateAction = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);

  ${media.small} {
    flex-direction: column;
    align-items: stretch;
    justify-self: stretch;
  }
`;

/** The section list while it loads. */
export const SkeletonList = styled.div`
  padding-block-start: 12px;

  ${media.medium} {
    display: none;
  }
`;

/** The paper while it loads. */
export const SkeletonSheet = styled.div`
  display: grid;
  align-content: start;
  gap: 20px;
  inline-size: min(680px, 100%);
  min-block-size: 80vh;
  padding: 48px 56px 48px 64px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  ${media.small} {
    padding: 24px 20px;
  }
`;

/** Heading of a list in the margin. */
export const MarginBlock = styled.section`
  display: grid;
  gap: 10px;
  justify-items: start;

  > h2 {
    inline-size: 100%;
    padding-block-end: 8px;
    border-block-end: 1px solid var(--color-line);
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
  }
`;

/** The attached files. */
export const Files = styled.ul`
  display: grid;
  gap: 10px;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    overflow-wrap: anywhere;
    color: var(--color-ink-soft);
  }
  li > svg {
    margin-block-start: 2px;
  }
  li[data-noted] > svg {
    color: var(--color-attention);
  }
  small {
    display: block;
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
`;

/** Notes one under the other. */
export const Notes = styled.div`
  display: grid;
  gap: 8px;
`;

/** What is in the sheet from the bottom. */
export const SheetBody = styled.div`
  display: grid;
  gap: 24px;
  padding-block: 4px 20px;
`;
