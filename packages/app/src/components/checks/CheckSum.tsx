import type { Schemas } from "@grantwright/api-client";
import { Button } from "@grantwright/ui";
import { checksCopy as copy } from "./checks.copy.ts";
import type { GoToPlace } from "./CheckPlaces.tsx";
import { SumRows } from "./checks.styles.ts";
import type { Sum } from "./sumOf.ts";

/** Props of CheckSum. */
export interface CheckSumProps {
  sum: Sum;
  onGo: GoToPlace;
}

/** A sum that does not fit, as one adds up: its parts, what they come to, and apart from them what the text says. Each figure leads to where it stands. */
export function CheckSum({ sum: { parts, comesTo, total }, onGo }: CheckSumProps) {
  const renderFigure = (place: Schemas["CheckPlace"], label = place.title) =>
    place.kind === "description" ? (
      <span>
        <small>{copy.description}</small>
        <b>{place.quote.trim()}</b>
      </span>
    ) : (
      <Button variant="quiet" size="small" onPress={() => onGo(place)}>
        <small>{label}</small>
        <b>{place.quote.trim()}</b>
      </Button>
    );
  return (
    <SumRows>
      {parts.map((place, index) => (
        <li key={index}>{renderFigure(place)}</li>
      ))}
      <li data-part="sum">
        <span>
          <small>{copy.together}</small>
          <b>{comesTo}</b>
        </span>
      </li>
      <li data-part="total">{renderFigure(total, copy.said)}</li>
    </SumRows>
  );
}
