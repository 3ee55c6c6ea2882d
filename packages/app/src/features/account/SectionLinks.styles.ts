import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** Where there is no room for the list beside the settings. */
const noRoom = "@media (max-width: 1279px)";

/** The settings, and the list of them. */
export const WithLinks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 176px;
  gap: 0 56px;

  ${noRoom} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The names of the sections, each leading there. It comes before them by key. */
export const Jump = styled.nav`
  grid-area: 1 / 2;
  border-block-start: 1px solid var(--color-line);

  > ul {
    position: sticky;
    inset-block-start: 24px;
    display: grid;
    justify-items: start;
    gap: 0;
    padding-block-start: 26px;
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
  ${noRoom} {
    grid-area: auto;

    > ul {
      position: static;
      display: flex;
      gap: 4px 24px;
      padding-block: 0;
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;
      mask: linear-gradient(90deg, #000 calc(100% - 32px), transparent);
    }
    > ul:dir(rtl) {
      mask: linear-gradient(270deg, #000 calc(100% - 32px), transparent);
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
    > ul > :last-child {
      padding-inline-end: 32px;
    }
  }
`;
