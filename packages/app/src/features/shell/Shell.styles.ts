import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The choices at the foot of a dialog. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding-block-start: 20px;
`;

/** The fields of a dialog, one below the other. */
export const DialogForm = styled.form`
  display: grid;
  gap: 16px;

  > p {
    color: var(--color-ink-soft);
  }
  textarea {
    max-block-size: 40dvh;
    overflow-y: auto;
  }
`;

/** Around the side menu of a draft or document: it stands above the sheet of its margin or rail, which shows its edge at the bottom. */
export const AboveMargin = styled.div`
  display: contents;

  ${media.medium} {
    --peek: 56px;
  }
`;

/** The place of a menu in a bar, until it is there: nothing beside it moves. */
export const MenuPlace = styled.span`
  display: grid;
  place-items: center;

  ${media.touch} {
    min-inline-size: 44px;
  }
`;
