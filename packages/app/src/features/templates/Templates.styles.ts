import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { held } from "../../components/page/held.styles.ts";

/** A page of forms in one column. */
export const Column = styled.div`
  max-inline-size: 840px;
  margin-inline: auto;
  padding: 0 40px 120px;

  ${media.small} {
    padding: 0 16px 64px;
  }
`;

/** The page on which a reading is checked: as wide as its rows need, at the edges of the pages of lists. */
export const CheckColumn = styled(Column)`
  max-inline-size: 1232px;
  padding-inline-end: 72px;

  ${media.small} {
    padding-inline-end: 16px;
  }
`;

/** The name of the page, and what can be done with the template. */
export const Title = styled.div`
  display: grid;
  gap: 16px;
  padding-block: 48px 8px;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  /* The name of a call may be long: in as few lines as it needs. What a template is has been read by who has a call to paste. */
  ${media.small} {
    &[data-way="call"] > p {
      display: none;
    }
    > h1[data-size] {
      font-size: var(--text-28);
      line-height: var(--leading-28);
      text-wrap: pretty;
    }
  }
  /* The way back and its rule stand above it already. */
  :is(header, nav) + & {
    padding-block-start: 28px;
  }
  ${media.small} {
    &:is(*, header + *) {
      padding-block: 20px 4px;
    }
  }
`;

/** The way back, at the height that it has on a grant's page. */
export const Crumb = styled.nav`
  padding-block-start: 40px;

  /* The name of the page follows as near. */
  && + ${Title}, && + form > ${Title} {
    padding-block-start: 12px;
  }
  ${media.small} {
    padding-block-start: 20px;
  }
`;

/** A part of the form. */
export const Part = styled.section`
  display: grid;
  gap: 20px;
  padding-block-start: 40px;

  > h2 + p {
    margin-block-start: -16px;
    color: var(--color-ink-soft);
  }
  /* Fields of all kinds, some with what was read under them: as far from each other, whatever stands between. */
  &[data-even] {
    --between: 32px;

    gap: var(--between);

    > h2 {
      margin-block-end: -20px;
    }
  }
  ${media.small} {
    &[data-even] {
      --between: 28px;
    }
  }
  > button,
  > div > button {
    justify-self: start;
  }
  /* Under a tab it begins a little nearer, and what sends a form keeps off its last field. */
  [role="tabpanel"] & {
    padding-block-start: 28px;
  }
  > [data-action] {
    padding-block-start: 12px;
  }
`;

/** A choice that decides what stands below it, and what the chosen way is. */
export const Choice = styled.div`
  display: grid;
  gap: 8px;
  padding-block-start: 16px;

  & + form > div {
    padding-block-start: 28px;
  }
`;

/** Buttons in a line. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  ${media.small} {
    &[data-held] {
      ${held}
      margin-inline: -16px;
      padding: 8px 16px;
      border-block-start: 1px solid var(--color-line);
      background: var(--color-ground);

      > button {
        flex: 1;
      }
      /* Nothing is said yet: it takes no room from the button. */
      > [role="status"]:empty {
        margin-inline-start: -8px;
      }
    }
  }
  ${media.low} {
    &[data-held] {
      position: static;
    }
  }
`;

/** The other way to bring a call, and what may come so: beside its button, on two lines where there is little room. */
export const FileWay = styled(Buttons)`
  gap: 8px 12px;

  ${media.small} {
    > p:only-of-type {
      flex: 1 1 120px;
    }
  }
`;

/** A long text that scrolls in its place, so that what follows stays in sight. */
export const Pasted = styled.div`
  textarea {
    max-block-size: min(48dvh, 340px);
    overflow-y: auto;
  }
  /* The other way, a file, stays in sight above what is pinned. */
  ${media.small} {
    && textarea {
      min-block-size: 9rem;
      max-block-size: max(30dvh, 9rem);
    }
  }
`;
