import { styled } from "styled-components";
import { endsWithBookmark } from "../endsWith.styles.ts";
import { media } from "../../theme/media.ts";
import { coveringTitleStyles } from "../../actions/Link/cover.styles.ts";

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1.4fr) 44px;
  align-items: center;
  column-gap: 20px;
  min-block-size: 52px;
  padding-block: 6px;
  border-block-end: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  &:hover {
    background: var(--color-hover);
  }
  ${coveringTitleStyles}
  p {
    overflow-wrap: anywhere;
    color: var(--color-ink-soft);
  }
  > .actions {
    position: relative;
    z-index: 1;
    grid-column: 4;
    justify-self: end;
    ${endsWithBookmark}
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: 12px;

    > :is(h3, p) {
      grid-column: 1;
    }
    > .actions {
      grid-area: 1 / 2 / 4;
    }
  }
`;
