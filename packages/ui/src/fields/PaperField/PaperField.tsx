import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { ChangeEvent, CSSProperties } from "react";
import { useStableCallback } from "../../hooks/useStableCallback.ts";
import { CharacterRing } from "../CharacterRing/CharacterRing.tsx";
import { useDescribingProblem } from "../Field/useDescribingProblem.ts";
import { PaperArea } from "./PaperArea.tsx";
import type { PaperFieldProps } from "./paperFieldProps.ts";
import { PaperLabel } from "./PaperLabel.tsx";
import { PaperMirror } from "./PaperMirror.tsx";
import { PaperNotes } from "./PaperNotes.tsx";
import { Root } from "./PaperField.styles.ts";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { putText } from "./putText.ts";
import { useGrowingHeight } from "./useGrowingHeight.ts";
import { usePlaceSelection } from "./usePlaceSelection.ts";

const none: NonNullable<PaperFieldProps["places"]> = [];
const nothingSaid: NonNullable<PaperFieldProps["commented"]> = [];
const placesInEnglish = (count: number) => (count === 1 ? "1 open place" : `${count} open places`);

/**
 * A field that is the paper itself: a plain text area that grows with its text, with one rule beneath. For forms use
 * TextField or TextArea; this is for the document. It renders once a key and measures nothing while one types.
 */
export function PaperField(props: PaperFieldProps) {
  const { value, onChange, variant = "text", minRows = 2, errorMessage, ringMax, limit, wordCount, actions } = props;
  const { places = none, placesLabel = placesInEnglish } = props;
  const { commented = nothingSaid } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(props.ref, () => area.current as HTMLTextAreaElement);
  const [firstValue] = useState(value);
  const lastValue = useRef<string>(undefined);
  useLayoutEffect(() => {
    // It also runs where the field was hidden for a moment, with a value that is older than what was typed by then.
    const isNew = value !== lastValue.current;
    lastValue.current = value;
    if (isNew && area.current && area.current.value !== value) putText(area.current, value);
  }, [value]);
  useGrowingHeight(area, value);

  const isTitle = variant === "title";
  const isInvalid = errorMessage !== undefined;
  const describedBy = [
    props.describedBy,
    props.description && `${id}-description`,
    useDescribingProblem(id, `${id}-error`, errorMessage),
    isInvalid && props.errorHint !== undefined && `${id}-hint`,
    places.length > 0 && `${id}-places`,
  ].filter(Boolean);
  const written = value.length > (limit ?? Infinity) ? value.length : (props.characterCount ?? value.length);
  const isBare = !isInvalid && wordCount === undefined && !actions && ringMax === undefined;

  const stableChange = useStableCallback((event: ChangeEvent<HTMLTextAreaElement>) => {
    const field = event.target;
    const text = isTitle ? field.value.replace(/\s*\n\s*/g, " ") : field.value;
    if (text !== field.value) field.value = text;
    onChange(text);
  });
  const selectPlace = usePlaceSelection(places);
  const stableBlur = useStableCallback(props.onBlur);
  const stableFocus = useStableCallback(props.onFocus);
  const stablePaste = useStableCallback(props.onPaste);

  return (
    <Root
      data-variant={variant}
      data-invalid={isInvalid || undefined}
      data-read-only={props.isReadOnly || undefined}
      data-actions={actions ? true : undefined}
      style={{ "--min-rows": minRows } as CSSProperties}
    >
      <PaperLabel {...props} id={id} />
      <div data-part="page">
        <PaperMirror text={value} limit={limit} places={places} commented={commented} />
        <PaperArea
          areaRef={area}
          id={id}
          name={props.name}
          lang={props.lang}
          autoFocus={props.autoFocus}
          rows={isTitle ? 1 : minRows}
          firstValue={firstValue}
          isOneLine={isTitle}
          onChange={stableChange}
          onBlur={stableBlur}
          onFocus={stableFocus}
          onPaste={stablePaste}
          onClick={selectPlace}
          placeholder={props.placeholder}
          readOnly={props.isReadOnly}
          aria-required={props.isRequired || undefined}
          aria-labelledby={props.labelledBy}
          aria-describedby={describedBy.join(" ") || undefined}
          aria-invalid={isInvalid || undefined}
        />
      </div>
      {places.length > 0 && (
        <VisuallyHidden>
          <span id={`${id}-places`}>{placesLabel(places.length)}</span>
        </VisuallyHidden>
      )}
      <div data-part="footer" data-bare={isBare || undefined}>
        <PaperNotes {...props} id={id} wordCount={actions ? undefined : wordCount} />
        {actions && <div data-part="actions">{actions}</div>}
        {ringMax !== undefined && <CharacterRing length={written} max={ringMax} limit={limit ?? Infinity} />}
      </div>
    </Root>
  );
}
