import { TextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";

export const Root = styled(TextField)`
  ${fieldStyles}

  input {
    ${inputStyles}
    padding-inline-end: 52px;
  }
  [data-part="box"] {
    position: relative;
  }
  [data-part="box"] button {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 6px;
    translate: 0 -50%;
  }
  ${media.touch} {
    [data-part="box"] button {
      inset-inline-end: 0;
    }
  }
`;
