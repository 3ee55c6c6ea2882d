import { styled } from "styled-components";
import { splitAtPrompts } from "./addPrompts.ts";

const Text = styled.span`
  mark {
    padding-inline: 2px;
    background: var(--color-attention-wash);
    color: var(--color-ink);
    border-block-end: 2px dashed var(--color-attention-mark);
    box-decoration-break: clone;
  }
`;

/** Plain text in which the places that are still to fill in are marked. */
export function MarkedText({ children }: { children: string }) {
  return (
    <Text>
      {splitAtPrompts(children).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))}
    </Text>
  );
}
