import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { PageHead } from "../../components/page/Page.styles.ts";

/** What a page offers beside its name. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

/** A long name of a page, which stands in one line on a phone. */
export const LongHead = styled(PageHead)`
  ${media.small} {
    && > h1 {
      font-size: var(--text-28);
      line-height: var(--leading-28);
    }
  }
`;

/** What to look for beside what was found; until something was, it is what there is to do, and as wide as what is written there. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, var(--form, 360px)) minmax(0, 1fr);
  align-items: start;
  gap: 32px 48px;

  &[data-new] {
    --form: 600px;
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The line under the headline of the page. */
export const Lede = styled.p`
  max-inline-size: 68ch;
  padding-block-end: 32px;
  color: var(--color-ink-soft);
  font: 400 var(--text-18) / var(--leading-18) var(--font-serif);

  ${media.small} {
    padding-block-end: 20px;
    font-size: var(--text-16);
    line-height: var(--leading-16);
  }
`;

/** What the scout looks for. */
export const ProfileForm = styled.form`
  display: grid;
  gap: 20px;

  textarea {
    max-block-size: min(40dvh, 240px);
    overflow-y: auto;
  }
  [data-part="buttons"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
  }
  blockquote {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  /* All that is asked, and the button, in one window. */
  ${media.small} {
    gap: 12px;

    && textarea {
      min-block-size: calc(3 * 1lh + 22px);
    }
  }
`;

/** The list, and over it what the search came to. */
export const Found = styled.section`
  display: grid;
  gap: 20px;
  min-inline-size: 0;

  > p {
    margin-block-start: -12px;
  }
`;

/** Opportunities one below the other. */
export const Cards = styled.ul`
  display: grid;
  gap: 20px;
`;

/** What the source does not say, in the place of what it would. */
export const Unstated = styled.span`
  color: var(--color-ink-soft);
  font-weight: var(--weight-text);
`;

/** How far the search is. */
export const Running = styled.div`
  display: grid;
  gap: 12px;
  padding: 20px 24px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  background: var(--color-sheet);

  > p:last-child {
    color: var(--color-ink-soft);
  }
`;
