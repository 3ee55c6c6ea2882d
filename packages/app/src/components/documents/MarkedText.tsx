import { piecesOf } from "@grantwright/domain";
import { styled } from "styled-components";
import { openPlaceStyles } from "./openPlace.styles.ts";

const Text = styled.span`
  ${openPlaceStyles}
`;

/** Plain text in which the places that are still to fill in are marked. */
export function MarkedText({ children }: { children: string }) {
  return (
    <Text>
      {piecesOf(children).map(({ text, isOpen }, index) => (isOpen ? <mark key={index}>{text}</mark> : text))}
    </Text>
  );
}
