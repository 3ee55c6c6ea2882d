import { styled } from "styled-components";

/** One line at the head of a section: who does it, and how far it is. */
export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-block: 4px;
  font-family: var(--font-sans);
  color: var(--color-ink-soft);
  font-size: var(--text-12);
  line-height: var(--leading-12);
  overflow-wrap: anywhere;
`;

/** What can be changed of one section. */
export const Choices = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;

  > p {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    line-height: var(--leading-14);
  }
`;
