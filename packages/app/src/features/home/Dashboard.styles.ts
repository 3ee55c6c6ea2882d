import { breakpoint, media } from "@grantwright/ui";
import { styled } from "styled-components";
import { First } from "./Landing.styles.ts";

/** The last draft, and the others beside it. */
export const Continue = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  gap: 48px;

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`;

/** The other drafts: with nothing to press at their end, what they end with stands on the page's edge. */
export const Others = styled.ul`
  align-self: start;
  border-block-start: 1px solid var(--color-line);

  a {
    text-wrap: pretty;
  }
  @media (min-width: ${breakpoint.small + 1}px) {
    && > li {
      grid-template-columns: minmax(0, 1fr) 92px;
    }
  }
`;

/** The place of the last draft while the drafts load. */
export const SkeletonPage = styled.div`
  display: grid;
  align-content: start;
  gap: 20px;
  min-block-size: 306px;
  padding: 28px 40px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  ${media.small} {
    padding: 20px;
  }
`;

/**
 * The first step of somebody new: the field is two thirds of the page. What follows keeps its distance itself, and on a phone there is
 * the room of the tools under its button, and no more.
 */
export const FirstPlace = styled(First)`
  padding-block-end: 0;

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    column-gap: 48px;
  }

  /* Its button is the one that is filled: the first way to begin looks like the others. */
  main:has(&) section > a[data-primary] {
    padding-inline-start: 28px;
    --color-cloth: transparent;
    --color-cloth-hover: var(--color-hover);
    --color-on-cloth: var(--color-ink);
    --color-on-cloth-soft: var(--color-ink-soft);
  }
  main:has(&) section > a[data-primary]::before {
    display: none;
  }
  main:has(&) section > a[data-primary] > svg {
    color: var(--color-brand);
  }
  ${media.small} {
    gap: 8px;

    /* What it is stands above the field, what there is not yet below it. */
    > :first-child {
      display: contents;
    }
    > :first-child > :last-child {
      order: 1;
    }
    > :nth-child(2) {
      margin-block: 16px 8px;
      margin-inline: 0;
    }
    /* The page is its sheet: title, field and button stand on the margins of all the rest. */
    > :is(form, [aria-busy]) {
      padding: 0;
      border: 0;
      background: none;
    }
    > form [data-part="page"] {
      background: var(--color-sheet);
    }
    > form > :last-child {
      background: var(--color-ground);
    }
    main:has(&) section > a[data-primary] {
      padding-inline-start: 16px;
      border-block-end: 1px solid var(--color-line);
    }
  }
`;

/** What somebody new is told beside the first thing to do. */
export const FirstWords = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 44ch;

  ${media.small} {
    gap: 8px;
  }
`;
