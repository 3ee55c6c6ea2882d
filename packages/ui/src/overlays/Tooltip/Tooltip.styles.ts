import { Tooltip as AriaTooltip } from "react-aria-components/Tooltip";
import { styled } from "styled-components";
import { floatStyles } from "../Popover/float.styles.ts";

export const Bubble = styled(AriaTooltip)`
  ${floatStyles}

  max-inline-size: min(32ch, 80vw);
  padding: 6px 10px;
  font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
  z-index: var(--layer-toast);
`;
