import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** Floats above the page: bottom right, at the top beside the headline on home, as a sheet from below on phones. */
export const Card = styled.aside`
  position: fixed;
  inset-inline-end: 24px;
  inset-block-end: 24px;
  z-index: var(--layer-float);
  inline-size: 368px;
  padding: 24px 28px 20px;
  background: var(--color-raised);
  border-radius: var(--radius-float);
  box-shadow: var(--shadow-float);

  /* Beside the headline only where it does not cover it. */
  @media (min-width: 1100px) {
    &[data-place="home"] {
      position: absolute;
      inset-block: 112px auto;
      inset-inline-end: max(72px, calc(50% - 560px));
    }
  }
  ${media.small} {
    &,
    &[data-place="home"] {
      position: fixed;
      inset: auto 0 0;
      inline-size: auto;
      max-block-size: 70dvh;
      overflow: auto;
      padding: 16px 16px max(16px, env(safe-area-inset-bottom));
      border-radius: var(--radius-float) var(--radius-float) 0 0;
    }
  }
`;

/** Room at the end of a page, so that what stands last can be brought out from under the card. */
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
    display: none;
  }
`;
