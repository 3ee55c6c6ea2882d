import { TextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";

/** Of one line it is as high as the other fields. */
export const Root = styled(TextField)`
  ${fieldStyles}

  textarea {
    ${inputStyles}
    display: block;
    min-block-size: calc(var(--min-rows) * 1lh + 22px);
    padding-block: 10px;
    resize: none;
    field-sizing: content;
  }
  textarea[rows="1"] {
    min-block-size: 44px;
    padding-block: 9px;
  }
  [data-part="footer"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-4);
  }
`;
