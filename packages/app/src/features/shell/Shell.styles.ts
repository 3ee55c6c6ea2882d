import styled from "styled-components";

/** The theme's choice as a row of the account menu. */
export const ThemeRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 36px;
  padding-inline: 10px 4px;
`;

/** The choices at the foot of a dialog. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding-block-start: 20px;
`;
