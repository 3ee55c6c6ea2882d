import { styled } from "styled-components";

/** The fields of a new message. */
export const WritingForm = styled.form`
  display: grid;
  gap: 16px;

  textarea {
    max-block-size: 40dvh;
    overflow-y: auto;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`;

/** Who gets it: everybody, unless somebody is left out. */
export const Recipients = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  max-block-size: 160px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;

  legend {
    padding: 0 0 4px;
    font-weight: var(--weight-label);
  }
`;
