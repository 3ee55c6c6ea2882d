import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/**
 * A page of lists: 1120 px of content. For visitors, who have no sidebar, in line with the top of the page; the side actions float beside the
 * content, and on nothing of it.
 */
export const WidePage = styled.div`
  max-inline-size: 1232px;
  margin-inline: auto;
  padding-block: 0 96px;
  padding-inline: 40px 72px;

  [data-variant="bare"] & {
    max-inline-size: 1264px;
    padding-inline: 72px;
  }
  ${media.medium} {
    padding-inline: 40px 72px;

    [data-variant="bare"] & {
      padding-inline: 40px;
    }
  }
  ${media.small} {
    &,
    [data-variant="bare"] & {
      padding: 0 16px 40px;
    }
  }
`;

/** What stands alone in the place of a screen. */
export const Centre = styled.div`
  max-inline-size: 560px;
  margin: 96px auto;
  padding-inline: 24px;
`;

/** The head of a page: its name, and what it offers. */
export const PageHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 24px;
  padding-block: 48px 24px;

  ${media.small} {
    padding-block: 24px 16px;
  }
`;

/** A part of a page with a headline. */
export const Block = styled.section`
  padding-block-start: 64px;

  ${media.small} {
    padding-block-start: 44px;
  }
`;

/** The headline of a part, and the way to all of it. */
export const BlockHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block-end: 14px;
`;

/** Rows with hairlines between. */
export const Rows = styled.ul`
  border-block-start: 1px solid var(--color-line);
`;

/** The place of a row while the list loads. */
export const SkeletonRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 92px;
  align-content: center;
  align-items: center;
  gap: 12px 20px;
  block-size: 76px;
  border-block-end: 1px solid var(--color-line);
`;

/** Title pages side by side, each as wide as in a full row. Few of them are wider and lower; on a small screen they lie under each other. */
export const Sheets = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--columns, 4), minmax(0, 1fr));
  gap: 24px;

  > li {
    display: grid;
    min-inline-size: 0;
  }
  &:not(:has(> :nth-child(4))) {
    --sheet-shape: 3 / 2;
    --columns: 3;
  }
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.small} {
    gap: 12px;

    &:not(:has(> :nth-child(4))) {
      --sheet-shape: auto;
      --sheet-height: 148px;
      --sheet-head: 4px;

      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** The place of a title page while the list loads. */
export const SheetPlace = styled.li`
  display: grid;
  align-content: space-between;
  aspect-ratio: 1 / 1.08;
  padding: 24px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  ${media.medium} {
    aspect-ratio: auto;
    block-size: 220px;
  }
  ${media.small} {
    block-size: 196px;
    padding: 16px;
  }
`;
