import { TextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";

/** Of one line it is as high as the other fields; on a phone no field hides what is done with its text: a long one scrolls. */
export const Root = styled(TextField)`
  ${fieldStyles}

  textarea {
    ${inputStyles}
    min-block-size: calc(var(--min-rows) * 1lh + 20px);
    padding-block: 9px;
    resize: none;
    field-sizing: content;
    ${media.small} {
      max-block-size: 50dvh;
    }
  }
  [data-part="footer"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-4);
  }
`;
