import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** Home for visitors. */
export const Front = styled.div`
  position: relative;
  max-inline-size: 1264px;
  margin-inline: auto;
  padding: 48px 72px 96px;

  ${media.medium} {
    padding-inline: 40px;
  }
  ${media.small} {
    padding: 24px 16px 48px;
  }
`;

/**
 * The headline, and what to do first beside it: its letters hang from the line that the sheet hangs from. The field has its frame on the
 * sheet's column, so that title, field, ways to add to it and button end on the same lines; on a phone a long text scrolls in it, above
 * what is held in sight. What has nothing to say takes no room.
 */
export const First = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 560px);
  align-items: start;
  gap: 32px 64px;
  padding-block-end: 48px;

  > :first-child {
    margin-block-start: -8px;
  }
  @media (max-width: 1099px) {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      margin-block-start: 0;
    }
  }
  ${media.small} {
    gap: 24px;
    padding-block-end: 28px;
  }

  form [data-part="page"] {
    margin-inline: 0;
    background: none;
    outline: var(--rule-width) solid var(--rule);
    outline-offset: calc(-1 * var(--rule-width));
  }
  form [data-part="stops"] {
    flex-basis: 100%;
    order: -1;

    &:empty {
      position: absolute;
    }
  }
  ${media.small} {
    html:has(& textarea:focus) {
      scroll-padding-block-end: 232px;
    }
    ${media.low} {
      html:has(& textarea:focus) {
        scroll-padding-block-end: 0;
      }
    }
    form {
      padding-block-end: 8px;
    }
    form [data-part="page"] {
      max-block-size: calc(round(down, 50dvh, var(--text-18) * var(--leading-document)) + 16px);
      border-block: 8px solid transparent;
      overflow-y: auto;
    }
    form textarea {
      padding: 0 12px;
    }
  }
`;

/** What it costs, and what comes of it. */
export const Offer = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  max-inline-size: 44ch;
  min-block-size: 104px;
  padding-block-start: 24px;

  > p {
    text-wrap: balance;
  }
  ${media.small} {
    padding-block-start: 12px;
  }
`;

/** The place of the sheet until it comes. */
export const SheetPlace = styled.div`
  min-block-size: 300px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  ${media.small} {
    margin-inline: -16px;
    border-inline: 0;
  }
`;

/** A piece of a draft, to show how one looks. */
export const SpecimenPlace = styled.section`
  min-block-size: 420px;
  padding-block: 64px 0;

  > h2 {
    padding-block-end: 20px;
  }
  ${media.small} {
    padding-block-start: 44px;
  }
`;
