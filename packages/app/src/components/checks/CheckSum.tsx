import type { Schemas } from "@grantwright/api-client";
import { Button } from "@grantwright/ui";
import { checksCopy as copy } from "./checks.copy.ts";
import type { GoToPlace } from "./CheckPlaces.tsx";
import { SumRows } from "./checks.styles.ts";
import { partName } from "./partName.ts";
import type { Sum } from "./sumOf.ts";

/** The text of a section as it is now, by the field that it answers. */
export type TextOfField = (fieldId: string) => string;

/** Props of CheckSum. */
export interface CheckSumProps {
  sum: Sum;
  textOf: TextOfField;
  onGo: GoToPlace;
}

/** The section in which all figures stand; undefined where they stand in several places. */
function sharedSection(places: readonly Schemas["CheckPlace"][]): string | undefined {
  const [first] = places;
  const isShared = places.every(({ kind, id }) => kind === "section" && id === first?.id);
  return isShared ? first?.id : undefined;
}

/**
 * A sum that does not fit, as one adds up: its parts, what they come to, and apart from them what the text says and by how much that differs. Each figure
 * leads to where it stands, and the last row to where the sum is mended. Where all stand in one section it is named once, over them, and each part by what it
 * pays for.
 */
export function CheckSum({ sum: { parts, comesTo, total, difference }, textOf, onGo }: CheckSumProps) {
  const section = sharedSection([total, ...parts]);
  const text = section === undefined ? "" : textOf(section);
  const renderFigure = (place: Schemas["CheckPlace"], label: string) =>
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
      {section !== undefined && (
        <li data-part="section">
          <span>{total.title}</span>
        </li>
      )}
      {parts.map((place, index) => (
        <li key={index}>{renderFigure(place, partName(text, place) ?? place.title)}</li>
      ))}
      <li data-part="sum">
        <span>
          <small>{copy.together}</small>
          <b>{comesTo}</b>
        </span>
      </li>
      <li data-part="total">{renderFigure(total, copy.said)}</li>
      {difference !== undefined && (
        <li data-part="difference">
          <span>
            <small>{copy.difference}</small>
            <b>{difference}</b>
          </span>
        </li>
      )}
      {total.kind !== "description" && (
        <li data-part="act">
          <Button variant="line" size="small" onPress={() => onGo(total)}>
            {copy.goTo(total.title)}
          </Button>
        </li>
      )}
    </SumRows>
  );
}
