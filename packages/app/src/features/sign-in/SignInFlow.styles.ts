import { styled } from "styled-components";

/** One view of the flow: a column of fields and one action. */
export const Column = styled.form`
  display: grid;
  gap: var(--space-3);
  justify-items: stretch;
  padding-block-start: var(--space-3);
`;

/** The way back, under the action. */
export const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-inline-start: calc(var(--space-2) * -1);
`;

/** A mail address that may be long. */
export const Address = styled.strong`
  overflow-wrap: anywhere;
  font-weight: var(--weight-strong);
`;
