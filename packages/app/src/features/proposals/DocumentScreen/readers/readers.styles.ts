import { styled } from "styled-components";

/** A link for which there is an address, shown once. */
export const OnceLink = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px;
  background: var(--color-brand-wash);
  border-radius: var(--radius-flat);

  > code {
    overflow-wrap: anywhere;
    font-size: var(--text-14);
  }
  > div {
    justify-self: start;
  }
`;

/** A form, and what it made. */
export const MakeForm = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;

  > :first-child {
    justify-self: stretch;
  }
`;

/** The links that are open. */
export const Links = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 12px;
    align-items: center;
    padding-block: 8px;
    border-block-end: 1px solid var(--color-line);
  }
  > li > div {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** The parts of the dialog, one below the other. */
export const Parts = styled.div`
  display: grid;
  gap: 24px;
`;
