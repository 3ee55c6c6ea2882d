import { Button } from "@grantwright/ui";
import { styled } from "styled-components";

/** The discs of a few people, one over the edge of the next. */
export const Discs = styled.span`
  display: inline-flex;
  align-items: center;

  > * + * {
    margin-inline-start: -8px;
  }

  > [aria-hidden] {
    box-shadow: 0 0 0 2px var(--color-ground);
    border-radius: 50%;
  }

  > small {
    margin-inline-start: 4px;
    font-size: var(--text-12);
  }
`;

export const Opener = styled(Button)`
  padding-inline: 6px;
`;

/** Each person in a row, with where they are. */
export const People = styled.ul`
  display: grid;
  gap: 8px;
  min-inline-size: 200px;
  max-inline-size: 320px;
  margin: 0;
  padding: 4px;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 10px;
    align-items: center;
  }

  > li > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** A line at the head of a section in which somebody else is. */
export const InSection = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: var(--color-ink-soft);
  font-size: var(--text-12);
  overflow-wrap: anywhere;
`;
