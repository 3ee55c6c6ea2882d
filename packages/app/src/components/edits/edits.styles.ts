import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { readableHints } from "../readableHints.styles.ts";

/** The questions of the form, and its buttons at the end. */
export const AskFields = styled.form`
  display: grid;
  gap: 20px;
  padding-block-start: 12px;

  [data-part="label"] {
    padding-block-end: 4px;
  }
  ${readableHints}
`;

/** Buttons at the end of a part, the one that matters last. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;

  > :first-child {
    margin-inline-end: auto;
  }
  /* A note stands above them, so that both buttons keep their row. */
  ${media.medium} {
    > :first-child:not(button) {
      flex-basis: 100%;
    }
  }
  ${media.small} {
    > button {
      flex: 1 1 40%;
    }
    > :first-child {
      margin-inline-end: 0;
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
  > li {
    display: grid;
    gap: 8px;
    padding-block: 12px 16px;
    border-block-start: 1px solid var(--color-line);
  }
  > li:last-child {
    border-block-end: 1px solid var(--color-line);
  }
  /* Its words stand below those of its choice. */
  > li > :not(:first-child) {
    margin-inline-start: 28px;
  }
`;

/** The words of a change, as they stand in a document. */
export const PieceText = styled.div`
  font: 400 var(--text-16) / var(--leading-document) var(--font-serif);
`;
