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
    inline-size: 368px;
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
  /* Beside the headline only where it does not cover it. */
  @media (min-width: 1100px) {
    &[data-place="float"][data-page="home"] {
      position: absolute;
      inset-block: 112px auto;
      inset-inline-end: max(72px, calc(50% - 560px));
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
  }
  &[data-place="float"][data-folded] {
    padding: 0;
  }
`;

/** Everything under the title. */
export const Content = styled.div`
  &[hidden] {
    display: none;
  }
`;

/** The one line of a folded card, which opens it again. */
export const Fold = styled.span`
  display: block;

  > button[data-variant] {
    justify-content: space-between;
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
