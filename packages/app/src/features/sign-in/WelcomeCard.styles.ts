import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/**
 * Floats above the page: bottom right, at the top beside the headline on home, as a sheet from below on phones. Where it would lie
 * over a control it is a sheet of paper at the page's end.
 */
export const Card = styled.aside`
  padding: 24px 28px 20px;

  &[data-place="float"] {
    position: fixed;
    inset-inline-end: 24px;
    inset-block-end: 24px;
    z-index: var(--layer-float);
    /* Beside a column of 720 px on a screen of 1440. */
    inline-size: 320px;
    background: var(--color-raised);
    border-radius: var(--radius-float);
    box-shadow: var(--shadow-float);
  }
  &[data-place="flow"] {
    inline-size: min(440px, 100% - 32px);
    margin: 0 auto 72px;
    padding: 32px 40px 28px;
    background: var(--color-sheet);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-flat);
  }
  /* As wide as the letter before it, with as much room inside. */
  &[data-place="flow"][data-page="end"] {
    inline-size: min(520px, 100% - 32px);
    padding: 40px 48px 44px;
  }
  /* On home it is the last part of the page: what it is for, and the one field beside it. */
  &[data-place="flow"][data-page="home"] {
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr) minmax(0, 560px);
    gap: 0 64px;
    inline-size: calc(100% - 144px);
    max-inline-size: 1120px;
    margin-block: 0 72px;
    padding: 40px 0 0;
    background: none;
    border: 0;
    border-block-start: 1px solid var(--color-line);
    border-radius: 0;
  }
  ${media.medium} {
    &[data-place="flow"][data-page="home"] {
      grid-template: none / minmax(0, 1fr);
      inline-size: calc(100% - 80px);
    }
  }
  ${media.small} {
    &[data-place="float"] {
      inset: auto 0 0;
      inline-size: auto;
      max-block-size: 70dvh;
      overflow: auto;
      padding: 16px 16px max(16px, env(safe-area-inset-bottom));
      border-radius: var(--radius-float) var(--radius-float) 0 0;
    }
    &[data-place="flow"] {
      margin-block-end: 40px;
      padding: 24px 20px 20px;
    }
    &[data-place="flow"][data-page="end"] {
      padding: 24px 20px 28px;
    }
    &[data-place="flow"][data-page="home"] {
      inline-size: calc(100% - 32px);
      margin-block-end: 40px;
    }
  }
  &[data-place="float"][data-folded] {
    inline-size: auto;
    padding: 0;
  }
`;

/** Puts the floating card away; beside its title. */
export const Close = styled.div`
  position: absolute;
  inset-block-start: 18px;
  inset-inline-end: 16px;

  ${media.small} {
    inset-block-start: 6px;
    inset-inline-end: 6px;
  }
`;

/** Everything under the title. */
export const Content = styled.div`
  &[hidden] {
    display: none;
  }
  [data-page="home"] & {
    display: contents;

    > [data-part="flow"] {
      grid-area: 1 / 2 / span 2;
    }
    > :last-child {
      grid-column: 2;
    }
    form {
      padding-block-start: 0;
    }
  }
  [data-page="home"][data-view="email"] & form {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;

    /* In line with the field, below its label, and as high. */
    > button {
      min-block-size: 44px;
      margin-block-start: 28px;
    }
  }
  ${media.medium} {
    [data-page="home"] & > [data-part="flow"],
    [data-page="home"] & > :last-child {
      grid-area: auto;
    }
    [data-page="home"] & form {
      padding-block-start: 16px;
    }
  }
  ${media.small} {
    [data-page="home"][data-view="email"] & form {
      grid-template-columns: minmax(0, 1fr);

      > button {
        margin-block-start: 0;
      }
    }
  }
`;

/** The one line of a folded card, which opens it again. */
export const Fold = styled.span`
  display: block;

  > button[data-variant] {
    justify-content: space-between;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: 20px;
    color: inherit;
    font: inherit;
  }
  svg {
    rotate: 180deg;
  }
`;

/** Room at the end of a page, so that what stands last can be brought out from under the floating card. */
export const Room = styled.div`
  block-size: 260px;
`;

/** Words that phones have no room for. */
export const Roomy = styled.div`
  padding-block: 4px 0;
  &:last-child {
    padding-block-start: 12px;
    text-wrap: balance;
  }
  ${media.small} {
    [data-place="float"] & {
      display: none;
    }
  }
`;
