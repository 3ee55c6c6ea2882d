import { styled } from "styled-components";
import { splitAtPrompts } from "./addPrompts.ts";
import { openPlaceStyles } from "./openPlace.styles.ts";

const Text = styled.span`
  ${openPlaceStyles}
`;

/** Plain text in which the places that are still to fill in are marked. */
export function MarkedText({ children }: { children: string }) {
  return (
    <Text>
      {splitAtPrompts(children).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))}
    </Text>
  );
}
