import { styled } from "styled-components";

/** The choices at the foot of a dialog. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding-block-start: 20px;
`;
