import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The fields of a new message. */
export const WritingForm = styled.form`
  display: grid;
  gap: 16px;

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
  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    overflow-wrap: anywhere;
  }
  input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--color-brand);
  }
  ${media.small} {
    label {
      min-block-size: var(--target-touch);
    }
  }
`;
