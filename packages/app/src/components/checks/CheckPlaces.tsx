import type { Schemas } from "@grantwright/api-client";
import { Button, ChevronEndIcon } from "@grantwright/ui";
import { checksCopy as copy } from "./checks.copy.ts";
import { Places } from "./checks.styles.ts";

/** Goes to words of a document. */
export type GoToPlace = (place: Schemas["CheckPlace"]) => void;

/** Props of CheckPlaces. */
export interface CheckPlacesProps {
  places: readonly Schemas["CheckPlace"][];
  onGo: GoToPlace;
}

/** The words that show something; those of sections and files lead there. */
export function CheckPlaces({ places, onGo }: CheckPlacesProps) {
  if (places.length === 0) return null;
  return (
    <Places>
      {places.map((place, index) => (
        <li key={index}>
          {place.kind === "description" ? (
            copy.place(place)
          ) : (
            <Button variant="quiet" size="small" onPress={() => onGo(place)}>
              {copy.place(place)}
              <ChevronEndIcon size="small" />
            </Button>
          )}
        </li>
      ))}
    </Places>
  );
}
