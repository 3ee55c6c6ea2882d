import type { TextKey } from "@grantwright/domain";
import { Button } from "@grantwright/ui";
import { useRef } from "react";
import { takeOut } from "../../../browser/typeInto.ts";
import { copy } from "./draft.copy.ts";
import { fieldElementId } from "./elementIds.ts";
import { PlaceActions } from "./NextStep.styles.ts";
import { takenOut } from "./rules/takenOut.ts";
import { useFieldFocus } from "./useFieldFocus.ts";

/** Props of OpenPlaces. */
export interface OpenPlacesProps {
  /** The text that the places stand in, and the section's title. */
  textKey: TextKey;
  title: string;
  /** Where they begin and end in it, in characters. */
  places: readonly (readonly [start: number, end: number])[];
}

/** What can be done about the open places of a section: one is gone to, or taken out as it does not apply. */
export function OpenPlaces({ textKey, title, places }: OpenPlacesProps) {
  const group = useRef<HTMLDivElement>(null);
  const isWriting = useFieldFocus(fieldElementId(textKey), group);
  const withArea = (act: (area: HTMLTextAreaElement, place: readonly [number, number]) => void) => () => {
    const area = document.getElementById(fieldElementId(textKey));
    if (!(area instanceof HTMLTextAreaElement)) return;
    const caret = area.selectionStart;
    // The one that the caret stands in; else the first.
    const place = places.find(([start, end]) => start <= caret && caret <= end) ?? places[0];
    if (place) act(area, place);
  };
  const next = withArea((area, [start]) => {
    const isSelected = area.selectionStart === start && area.selectionEnd > start;
    const place = isSelected ? (places.find(([from]) => from > start) ?? places[0]!) : places[0]!;
    area.focus();
    area.setSelectionRange(...place);
  });
  const remove = withArea((area, place) => takeOut(area, ...takenOut(area.value, place)));
  return (
    <PlaceActions ref={group} role="group" aria-label={copy.places.of(title)}>
      <span>{copy.places.count(places.length)}</span>
      <Button variant="quiet" size="small" onPress={next}>
        {isWriting ? copy.places.select : copy.places.write}
      </Button>
      <Button variant="quiet" size="small" onPress={remove}>
        {copy.places.remove}
      </Button>
    </PlaceActions>
  );
}
