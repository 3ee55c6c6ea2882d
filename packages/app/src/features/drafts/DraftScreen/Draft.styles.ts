import { media } from "@grantwright/ui";
import { keyframes, styled } from "styled-components";
import { wayBack } from "../../../components/page/wayBack.styles.ts";

/** The sticky head: where one is, whether it is saved, and the thread. */
export const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--layer-sticky);
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 24px;
  padding-block: 12px 0;
  padding-inline: 40px 72px;
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
  &[data-thin] {
    padding-block: 0 8px;
  }
  /* So low a window, or so large letters, that little else would be left to read. */
  ${media.low} {
    position: static;
  }

  /* What is gone to, by a link or by Tab, is not left under what stands over the page. */
  html:has(&) {
    --drawer-start: 87px;
    --drawer-gap: 32px;

    scroll-padding-block: 120px 24px;

    ${media.medium} {
      --head-size: 105px;

      scroll-padding-block: 190px 72px;
    }
    ${media.small} {
      --head-size: 0px;

      scroll-padding-block: 148px 96px;
    }
    ${media.low} {
      --drawer-start: 0px;
      --head-size: 0px;

      scroll-padding-block-start: 16px;
    }
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
    ${wayBack}
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
    grid-template-columns: auto minmax(0, 1fr) auto auto;
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
    > [data-placement] {
      margin-inline-end: -12px;
    }
    /* Where a section is a page, its name has the room: what goes as it should says its mark alone. */
    &[data-paged] :is([data-state="saved"], [data-state="unsaved"], [data-state="saving"]) > span:first-of-type {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    /* Words that cannot be saved now say so below, over the whole width. */
    &[data-paged]:has([data-state]:not([data-state="saved"], [data-state="unsaved"], [data-state="saving"])) {
      block-size: auto;
      padding-block-end: 8px;

      > [data-part="safe"] {
        grid-area: 2 / 2 / auto / -1;
      }
    }
  }
`;

/** Whether the words are safe, and who else is there. */
export const Safe = styled.div`
  display: flex;
  gap: 4px;
  align-items: center;

  &:empty {
    display: none;
  }
`;

/** The thread over the sheet, and the next step over the margin. */
export const ThreadPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 680px) 296px;
  justify-content: space-between;
  column-gap: 32px;
  min-inline-size: 0;

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 24px;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
  > [data-note] {
    color: var(--color-attention);
    font: var(--weight-label) var(--text-12) / 1rem var(--font-sans);
  }
  /* Over a keyboard nothing but the text has room. */
  header:has(+ [data-keyboard]) > & > [data-note] {
    display: none;
  }
`;

/** A section comes onto the sheet. */
const arrive = keyframes`
  from {
    opacity: 0;
    translate: 0 12px;
  }
`;

/** The desk: section list, manuscript with its margin. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 24px;
  padding-block: 32px 96px;
  padding-inline: 40px 72px;

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    justify-items: center;
    padding: 0 40px 96px;
  }
  ${media.small} {
    padding: 0 0 120px;
  }
  /* An outline that was made just now is handed over section by section. */
  &[data-arriving] [id^="section-"] {
    animation: ${arrive} 320ms var(--ease) calc(var(--at) * 70ms) backwards;

    ${media.still} {
      animation: none;
    }
  }
  /* One section a screen: the head names it, and nothing but the text is left over a keyboard. */
  &[data-paged] {
    min-block-size: calc(100dvh - 67px);
    padding-block-end: 72px;
    background: var(--color-sheet);

    header:has(> div > [data-note]) + & {
      min-block-size: calc(100dvh - 83px);
    }

    [id^="section-"] > section > header > h2,
    [id^="section-"] > section > span:first-child {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  &[data-paged] [data-page] > section {
    padding-block-start: 12px;
    border-width: 0;
  }
  &[data-paged] [data-page] > section > header {
    padding-inline-start: 0;
    justify-content: flex-start;
  }
  &[data-paged] [data-page] > section[data-line] {
    display: block;
  }
  &[data-paged] [data-page] > section > p {
    padding-inline-start: 0;
  }
  &[data-paged] [id^="section-"] textarea {
    min-block-size: min(200px, 26dvh);
  }
  /* Its field has all the room that is left down to the bar. */
  &[data-paged]:not([data-keyboard]):has(> form > [id^="section-"][data-page="shown"]) {
    &,
    > form,
    > form > [data-page="shown"],
    > form > [data-page="shown"] > section,
    > form > [data-page="shown"] > section > div:has(> [data-part="written"]) {
      display: flex;
      flex-direction: column;
    }
    > form,
    > form > [data-page="shown"],
    > form > [data-page="shown"] > section,
    > form > [data-page="shown"] > section > div:has(> [data-part="written"]),
    [data-part="written"] {
      flex: 1 0 auto;
    }
    > form {
      margin-inline: auto;
    }
    > form > [data-page="shown"] > :last-child:not(:has(*)) {
      display: none;
    }
    [data-part="written"] {
      grid-template-rows: 1fr auto;
    }
    [data-part="written"] [data-part="page"] {
      display: grid;
      align-self: stretch;
    }
    /* But for one whose words something is asked about: that stands right below them. */
    [data-part="written"]:is(:has(> [role="group"]), :has(~ [role="group"])) {
      flex: none;
    }
  }
  &[data-paged]:not([data-keyboard]) [data-part="written"]:is(:has(> [role="group"]), :has(~ [role="group"])) textarea {
    min-block-size: 0;
    padding-block-end: 24px;
  }
  &[data-keyboard] [data-page] > :not(section),
  &[data-keyboard] [data-page] > section > :is(header, p, [role="group"]),
  &[data-keyboard] [data-part="written"] > [role="group"],
  &[data-keyboard] [data-page] > section > div > :is(b, p),
  &[data-keyboard] [data-part="footer"] {
    display: none;
  }
  &[data-keyboard] [data-page] > section {
    padding-block: 0;
  }
  &[data-keyboard] [data-page] textarea {
    min-block-size: calc(var(--keyboard-start) - 130px);
  }
`;

/** The manuscript. */
export const Manuscript = styled.form`
  position: relative;
  min-inline-size: 0;

  ${media.medium} {
    inline-size: 100%;
    max-inline-size: 680px;
  }
`;

/** What is said above the sheet, as wide as it: beside it stands the margin. */
export const AboveSheet = styled.div`
  max-inline-size: min(680px, 100% - 328px);
  margin-block-end: 16px;

  ${media.medium} {
    max-inline-size: 680px;
  }
`;

/** The drawers. Where a section is a page no bar of the app stands at the window's end, and the draft's own gives way to them. */
export const DrawerPlace = styled.div`
  display: contents;

  &[data-paged] {
    --shell-bottom: env(safe-area-inset-bottom, 0px);
  }
`;

/** A piece of the sheet with the margin beside it. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 680px) 296px;
  justify-content: space-between;
  column-gap: 32px;

  &[data-page="away"] {
    display: none;
  }
  /* The sheet ends where its words end, however much stands in the margin. */
  &[data-last] {
    align-items: start;
  }

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

  /* Its first words stand in a line with those of the section list. */
  &[data-first] {
    padding-block-start: 5px;
  }
  > div {
    display: grid;
    gap: 24px;
  }
  /* It stands beside all of the sheet, and stays in sight with a scroll of its own; no mark of focus is cut at its edges. */
  &[data-pinned] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: 1;
    inline-size: 296px;
    padding: 0;
  }
  &[data-pinned] > div {
    position: sticky;
    inset-block-start: 119px;
    max-block-size: calc(100dvh - 143px);
    margin-inline: -8px;
    padding: 5px 8px;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--color-edge) transparent;

    ${media.low} {
      position: static;
      max-block-size: none;
    }
  }
  /* Something stands over it: nobody sees or reaches it meanwhile. */
  [data-covered] & {
    visibility: hidden;
  }
  ${media.medium} {
    display: none;
  }
  [data-page="shown"] > & {
    display: grid;
    block-size: auto;
    padding: 8px 20px 32px;
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
  padding-block: 48px;
  padding-inline: 64px 56px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  ${media.small} {
    padding: 24px 20px;
  }
`;
