import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { Column } from "./SignInFlow.styles.ts";

/** A sheet of paper in the middle of the desk. */
export const Sheet = styled.div`
  inline-size: min(440px, 100% - 32px);
  margin: 72px auto;
  padding: 40px 48px 32px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  ${media.small} {
    margin-block: 24px;
    padding: 24px 20px 16px;
  }
`;

/** Its fields, and the ways in. */
export const Fields = styled(Column)`
  gap: var(--space-4);
  padding-block-start: var(--space-6);
`;

/** The link that is mailed; once it was, another one or another address. What can be pressed now is filled. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding-block-start: var(--space-1);

  > button {
    flex: 1 1 auto;
  }
  &[data-sent] > button {
    flex: none;
  }
  > [data-variant="quiet"] {
    text-decoration: underline 1px;
    text-underline-offset: 3px;
  }
`;

/** The password and its button in one row, whose field has 8 px of its own below it; under each other where there is no room for both. */
export const ByPassword = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);

  > div {
    flex: 1 1 180px;
    min-inline-size: 0;
  }
  > button {
    min-block-size: 44px;
    margin-block-end: 8px;
  }
`;

/** The password once a link was sent: folded behind words that weigh as much as those of the passkey below them. */
export const Folded = styled.div`
  margin-block: -12px;

  > * {
    border: 0;
  }
  > * > button {
    justify-content: center;
    gap: var(--space-2);
    color: var(--color-ink-soft);
    line-height: 1.15;
  }
  > * > [role="group"] > div {
    padding-block: var(--space-4) var(--space-1);
  }
`;

/** Parts the usual way from the others. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-2);
  color: var(--color-ink-soft);

  &::before,
  &::after {
    content: "";
    flex: 1;
    border-block-start: 1px solid var(--color-line);
  }
`;
