import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

/** Where plans stand below each other, as a media query. */
export const stackedPlans = "(max-width: 719px)";

/** A printed rate card: plans side by side between two hairlines, the featured one a sheet laid on top. Below each other a price stands at the end of its plan's line, and what it is for below both. */
export const List = styled.ul`
  display: grid;
  padding-block: 20px;

  > li {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    padding: 24px 20px;
    border: 1px solid var(--color-line);
    border-inline-width: 0;
    overflow-wrap: anywhere;
  }
  /* Nothing is drawn around it: its words begin where the page does. */
  > li:not([data-featured]) {
    padding-inline: 0;
  }
  > li + li {
    margin-block-start: -1px;
  }
  > li[data-featured] {
    position: relative;
    border-inline-width: 1px;
    border-radius: var(--radius-flat);
    background: var(--color-sheet);
  }
  [data-part="about"] {
    padding-block-end: 4px;
    color: var(--color-ink-soft);
  }
  [data-part="title"] em {
    color: var(--color-ink-soft);
    font: italic 400 var(--text-18) / 1 var(--font-serif);
    letter-spacing: 0;
    white-space: nowrap;
  }
  [data-part="price"] {
    display: flex;
    align-items: baseline;
    gap: 8px;
    padding-block: 24px 20px;
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part="price"] b {
    color: var(--color-ink);
    font: 400 var(--text-48) / 1 var(--font-serif);
    letter-spacing: var(--track-display);
  }
  ul {
    padding-block-end: 28px;
  }
  ul li {
    padding-block: 10px;
    border-block-start: 1px solid var(--color-line);
    color: var(--color-ink-soft);
    font-size: var(--text-16);
    line-height: var(--leading-16);
  }
  [data-part="go"] {
    display: grid;
  }
  [data-part="go"] > a {
    min-block-size: var(--target-touch);
    white-space: normal;
    text-align: center;
  }

  @media ${stackedPlans} {
    padding-block: 0;

    > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
      gap: 4px 16px;
    }
    /* A sheet is a thing of its own: what follows it begins anew. */
    > li[data-featured] + li {
      margin-block-start: 32px;
    }
    ul,
    [data-part="go"] {
      grid-column: 1 / -1;
    }
    [data-part="about"] {
      grid-area: 2 / 1 / auto / -1;
      padding-block: 0 12px;
    }
    [data-part="title"] {
      grid-area: 1 / 1;
    }
    [data-part="price"] {
      grid-area: 1 / 2;
      padding: 0;
    }
    [data-part="price"] b {
      font-size: var(--text-36);
    }
    ul {
      padding-block-end: 20px;
    }
    ul li {
      padding-block: 8px;
    }
  }
  /* Beside each other their lines stand level: name, what it is for, price, each row of what is in it (twelve at most), the way to it. */
  @media (min-width: 720px) {
    grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));

    &:has(> [data-featured]:nth-child(2):nth-last-child(2)) {
      grid-template-columns: 1fr 1.16fr 1fr;
    }
    > li,
    > li:not([data-featured]) {
      display: grid;
      grid-row: span 16;
      grid-template-rows: subgrid;
      padding: 32px clamp(20px, 3vw, 36px) 36px;
    }
    > li + li {
      margin-block-start: 0;
    }
    > li[data-featured] {
      margin-block: -20px;
      padding-block: 52px 56px;
    }
    > li:first-child:not([data-featured]) {
      padding-inline-start: 0;
    }
    > li:last-child:not([data-featured]) {
      padding-inline-end: 0;
    }
    > li > ul {
      display: grid;
      grid-row: span 12;
      grid-template-rows: subgrid;
    }
    ${media.medium} {
      [data-part="price"] b {
        font-size: var(--text-36);
      }
      /* A column has no room for it beside the name: it stands at the head of its sheet. */
      [data-part="title"] em {
        position: absolute;
        inset-block-start: 22px;
        inset-inline-start: clamp(20px, 3vw, 36px);
      }
      ul li {
        font-size: var(--text-14);
        line-height: var(--leading-14);
      }
      [data-part="go"] > a {
        padding-inline: 8px;
      }
    }
  }
`;
