import { styled } from "styled-components";

/** What stands in the dialog. */
export const Body = styled.div`
  display: grid;
  gap: 20px;

  [data-part="part"] {
    display: grid;
    gap: 8px;
    min-inline-size: 0;
  }
  [data-part="head"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
  }
  [data-part="head"] > span {
    display: flex;
    align-items: center;
    gap: 12px;
  }
`;
