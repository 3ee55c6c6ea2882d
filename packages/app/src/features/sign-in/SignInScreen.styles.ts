import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { Column } from "./SignInFlow.styles.ts";

/** A sheet of paper in the middle of the desk. */
export const Sheet = styled.div`
  inline-size: min(440px, 100% - 32px);
  margin: 72px auto;
  padding: 40px 48px 44px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  ${media.small} {
    margin-block: 24px;
    padding: 24px 20px 28px;
  }
`;

/** Its fields, and the ways in. */
export const Fields = styled(Column)`
  gap: var(--space-4);
  padding-block-start: var(--space-6);

  > hr:last-child {
    display: none;
  }
`;

/** With what was typed, or with a link in its place; what can be pressed now is filled. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding-block-start: var(--space-1);

  > button {
    flex: 1 1 auto;
  }
`;

/** The password once a link was sent: folded behind a button that weighs as much as the one of the passkey below it. */
export const ByPassword = styled.div`
  > * {
    border: 0;
  }
  > * > button {
    justify-content: center;
    gap: var(--space-2);
    padding: 0 var(--space-5);
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-flat);
    line-height: 1.15;
  }
  > * > [role="group"] > div {
    padding-block: var(--space-4) var(--space-1);
  }
`;

/** What is not asked for once a link was sent. */
export const Folded = styled.div`
  display: grid;
  gap: var(--space-4);
`;

/** That a link was sent, over where it went. */
export const Told = styled.strong`
  display: block;
  padding-block-end: 4px;
  font-weight: var(--weight-strong);
  text-wrap: balance;
`;

/** Parts the usual ways from the others. */
export const Or = styled.hr`
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-block-start: 1px solid var(--color-line);
`;
