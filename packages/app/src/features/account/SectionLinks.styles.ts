import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** Where there is no room for the list beside the settings. */
export const noRoom = "(max-width: 1279px)";

/** The settings, and the list of them. */
export const WithLinks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 176px;
  gap: 0 56px;

  @media ${noRoom} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The names of the sections, each leading there. It comes before them by key. */
export const Jump = styled.nav`
  grid-area: 1 / 2;

  > ul {
    position: sticky;
    inset-block-start: 24px;
    display: grid;
    justify-items: start;
    gap: 16px;
    padding-block-start: 4px;
  }
  span {
    display: block;
    padding-block-end: 2px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
  && a {
    display: inline-flex;
    align-items: center;
    min-block-size: 28px;
    color: var(--color-ink-soft);
    font-weight: var(--weight-label);
  }
  && a:not(:hover) {
    text-decoration-color: transparent;
  }
  && a:hover {
    color: var(--color-ink);
  }
  && a[aria-current] {
    position: relative;
    color: var(--color-brand);
  }
  && a[aria-current]::before {
    content: "";
    position: absolute;
    inset-block: 6px;
    inset-inline-start: -14px;
    inline-size: 3px;
    border-radius: 2px;
    background: var(--color-brand);
  }
  ${media.forcedColors} {
    && a[aria-current]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media ${noRoom} {
    grid-area: auto;

    > ul {
      position: static;
      display: flex;
      flex-wrap: wrap;
      gap: 0 24px;
      padding-block: 0;
      margin-block-end: 28px;
      border-block: 1px solid var(--color-line);
    }
    && a[aria-current]::before {
      inset-block: auto 8px;
      inset-inline: 0;
      inline-size: auto;
      block-size: 2px;
    }
    && a {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
    ${media.small} {
      > ul {
        column-gap: 16px;
      }
    }
  }
`;
