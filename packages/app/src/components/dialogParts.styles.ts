import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** A form, and what it made. */
export const MakeForm = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;

  > :not(button) {
    justify-self: stretch;
  }
`;

/** What ends a form in a dialog, as a dialog's own foot does: the act last. */
export const FormFoot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;

  ${media.small} {
    > button {
      flex: 1;
    }
  }
`;

/** The parts of the dialog, one below the other. */
export const Parts = styled.div`
  display: grid;
  gap: 24px;
  margin-block-start: 12px;
  outline: none;

  > div {
    display: grid;
    gap: 8px;
  }
`;
