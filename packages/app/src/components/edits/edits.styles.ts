import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The questions of the form, and its buttons at the end. */
export const AskFields = styled.form`
  display: grid;
  gap: 20px;
  padding-block-start: 12px;
`;

/** Buttons at the end of a part, the one that matters last. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;

  > :first-child {
    margin-inline-end: auto;
  }
  ${media.small} {
    > button {
      flex: 1 1 auto;
    }
    > :first-child {
      margin-inline-end: 0;
    }
    > span:first-child {
      flex-basis: 100%;
    }
  }
`;

/** Everything about the changes that wait. */
export const Waiting = styled.div`
  display: grid;
  gap: 16px;
  padding-block-start: 12px;
`;

/** The changes, one below the other. */
export const Pieces = styled.ol`
  display: grid;
  gap: 12px;

  > li {
    display: grid;
    gap: 8px;
    padding: 12px 16px 14px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-flat);
    background: var(--color-sheet);
  }
  > li:has(:checked) {
    border-color: var(--color-brand);
  }
  ${media.small} {
    > li {
      padding-inline: 12px;
    }
  }
`;

/** The words of a change, as they stand in a document. */
export const PieceText = styled.div`
  font: 400 var(--text-16) / var(--leading-document) var(--font-serif);
`;
