import type { ReactElement } from "react";
import { styled } from "styled-components";
import { media } from "../theme/media.ts";

export interface IconProps {
  /** `medium` is 18 px and stands alone or in navigation; `small` is 15 px and stands beside 12 and 14 px text. */
  size?: "medium" | "small";
  /** Fills the shape with the text colour, as a bookmark that is set. */
  isFilled?: boolean;
}

/** An icon by its role. It is decoration: the words beside it, or the label of its control, say what it means. */
export type Icon = (props: IconProps) => ReactElement;

const Drawn = styled.svg`
  flex: none;
  vertical-align: -0.25em;

  &[data-size="small"] {
    vertical-align: -0.16em;
  }
  &[data-filled] {
    fill: currentColor;
  }
  &[data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
  ${media.forcedColors} {
    /* Else a colour given to the icon itself is kept, whatever the ground is then. */
    forced-color-adjust: auto;
  }
`;

/** Makes one of our icons of a drawing, a path on 24 by 24. `isDirectional` mirrors it where text runs from right to left. */
export function createIcon(drawing: string, { isDirectional = false }: { isDirectional?: boolean } = {}): Icon {
  return function Icon({ size = "medium", isFilled = false }) {
    const isSmall = size === "small";
    return (
      <Drawn
        viewBox="0 0 24 24"
        width={isSmall ? 15 : 18}
        height={isSmall ? 15 : 18}
        fill="none"
        stroke="currentColor"
        strokeWidth={isSmall ? 1.75 : 1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        data-size={size}
        data-directional={isDirectional || undefined}
        data-filled={isFilled || undefined}
      >
        <path d={drawing} />
      </Drawn>
    );
  };
}
