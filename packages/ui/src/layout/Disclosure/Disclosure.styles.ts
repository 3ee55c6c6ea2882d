import { Disclosure } from "react-aria-components/Disclosure";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Frame = styled(Disclosure)`
  border-block-end: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 40px;
    padding-block: 8px;
    font-weight: var(--weight-label);
  }
  > button[data-hovered] {
    background: var(--color-hover);
  }
  > button > svg {
    flex: none;
    color: var(--color-ink-soft);
    transition: rotate var(--steady) var(--ease);
  }
  &[data-expanded] > button > svg {
    rotate: 180deg;
  }
  > [role="group"] > div {
    padding-block: 4px 16px;
  }
  ${media.touch} {
    > button {
      min-block-size: var(--target-touch);
    }
  }
`;
