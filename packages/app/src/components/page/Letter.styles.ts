import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** A sheet of paper in the middle of the desk. */
export const Letter = styled.div`
  inline-size: min(520px, 100% - 32px);
  margin: 72px auto;
  padding: 40px 48px 44px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  outline: none;

  p,
  ul {
    padding-block-start: 12px;
    color: var(--color-ink-soft);
    font-size: var(--text-16);
    line-height: var(--leading-16);
  }
  ul {
    padding-inline-start: 1.2em;
    list-style: disc;
  }
  > [role="alert"] {
    margin-block-start: 20px;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block-start: 28px;
  }
  ${media.small} {
    margin-block: 24px;
    padding: 24px 20px 28px;

    > footer > * {
      flex: 1 1 100%;
    }
  }
`;
