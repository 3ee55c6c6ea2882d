import { styled } from "styled-components";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";

export const Root = styled.div`
  ${fieldStyles}

  input {
    ${inputStyles}
  }
`;
