import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/**
 * A page of lists: 1120 px of content. For visitors, who have no sidebar, in line with the top of the page; the side actions float beside the
 * content, and on nothing of it.
 */
export const WidePage = styled.div`
  max-inline-size: 1232px;
  margin-inline: auto;
  padding-block: 0 96px;
  padding-inline: 40px 72px;

  [data-variant="bare"] & {
    max-inline-size: 1264px;
    padding-inline: 72px;
  }
  ${media.medium} {
    padding-inline: 40px 72px;

    [data-variant="bare"] & {
      padding-inline: 40px;
    }
  }
  ${media.small} {
    &,
    [data-variant="bare"] & {
      padding: 0 16px 40px;
    }
  }
`;

/** What stands alone in the place of a screen. */
export const Centre = styled.div`
  max-inline-size: 560px;
  margin: 96px auto;
  padding-inline: 24px;
`;

/** The head of a page: its name, and what it offers. */
export const PageHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 24px;
  padding-block: 48px 24px;

  ${media.small} {
    padding-block: 24px 16px;
  }
`;

/** A part of a page with a headline. */
export const Block = styled.section`
  padding-block-start: 64px;

  ${media.small} {
    padding-block-start: 44px;
  }
`;

/** The headline of a part, and the way to all of it. */
export const BlockHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block-end: 14px;
`;

/** Rows with hairlines between. */
export const Rows = styled.ul`
  border-block-start: 1px solid var(--color-line);
`;
