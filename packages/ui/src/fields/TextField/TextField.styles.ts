import { TextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";

export const Root = styled(TextField)`
  ${fieldStyles}

  input {
    ${inputStyles}
  }
`;
