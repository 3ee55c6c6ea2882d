import { media } from "@grantwright/ui";
import { styled } from "styled-components";

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

/** The place of a field while what is in it loads: its name, and its frame as high as `--field-height`. */
export const FieldPlace = styled.div`
  display: grid;
  gap: 8px;
  font-weight: var(--weight-label);

  > :last-child {
    block-size: var(--field-height, 44px);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-flat);
    background: var(--color-sheet);
  }
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
