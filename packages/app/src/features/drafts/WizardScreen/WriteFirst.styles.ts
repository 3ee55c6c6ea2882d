import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { held } from "../../../components/page/held.styles.ts";

/** The sheet beside the headline. */
export const FrontSheet = styled.form`
  display: grid;
  align-content: start;
  min-inline-size: 0;
  padding: 24px 32px 20px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  [data-part="label"] {
    font: 400 var(--text-22) / var(--leading-22) var(--font-serif);
  }
  /* It is all that is asked here. */
  [data-part="required"] {
    display: none;
  }
  ${media.small} {
    margin-inline: -16px;
    padding: 16px;
    border-inline: 0;
    border-radius: 0;
  }
`;

/** Under the field: ways to add to it, and what makes an outline of it. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 8px 16px;
  min-block-size: 44px;

  > [data-part="notice"] {
    flex-basis: 100%;
  }
  > div:not([data-part]) {
    flex: 1;
    min-inline-size: 0;
  }
  ${media.small} {
    ${held}
    margin-inline: -16px;
    padding: 8px 16px;
    background: var(--color-sheet);

    > div:not([data-part]) {
      flex-basis: 100%;
    }
    > button {
      flex: 1;
    }
  }
  ${media.low} {
    position: static;
  }
`;

/** The place of those ways until they come. */
export const ToolsPlace = styled.div`
  min-block-size: 44px;
`;
