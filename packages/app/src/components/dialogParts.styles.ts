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
