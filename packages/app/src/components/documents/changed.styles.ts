import { styled } from "styled-components";
import { openPlaceStyles } from "./openPlace.styles.ts";

/** A text with what changed in it. */
export const Changed = styled.div`
  white-space: pre-wrap;
  unicode-bidi: plaintext;
  overflow-wrap: anywhere;
  ${openPlaceStyles}

  ins {
    background: var(--color-brand-wash);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  del {
    color: var(--color-ink-soft);
    text-decoration: line-through;
    text-decoration-color: var(--color-danger);
  }
  del + ins {
    margin-inline-start: 0.2em;
  }
  button {
    display: inline-grid;
    margin-inline: 2px;
    vertical-align: middle;
  }
`;
