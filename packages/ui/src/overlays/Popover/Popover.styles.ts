import { Popover as AriaPopover } from "react-aria-components/Popover";
import { styled } from "styled-components";
import { floatStyles } from "./float.styles.ts";

export const Panel = styled(AriaPopover)`
  ${floatStyles}

  max-inline-size: min(420px, calc(100vw - 24px));
  z-index: var(--layer-float);

  > [role="dialog"] {
    padding: 20px;
    outline: none;
  }
`;
