import { Button } from "@grantwright/ui";
import { use, useRef } from "react";
import { copy } from "./draft.copy.ts";
import { FiguresContext } from "./figuresContext.ts";
import { PlaceActions } from "./NextStep.styles.ts";

/** Props of SectionFigures. */
export interface SectionFiguresProps {
  id: string;
  title: string;
  /** The section's text as it is now. */
  text: string;
}

/** That figures of a section do not fit, below its field, and the way to what was found. */
export function SectionFigures({ id, title, text }: SectionFiguresProps) {
  const figures = use(FiguresContext);
  const group = useRef<HTMLDivElement>(null);
  const count = figures?.figuresOf(id, text) ?? 0;
  if (!figures || count === 0) return null;
  return (
    <PlaceActions ref={group} role="group" aria-label={copy.figures.of(title)}>
      <span>{copy.figures.count(count)}</span>
      <Button
        variant="quiet"
        size="small"
        onPress={() => {
          // Once they are mended this is gone: the focus comes back to the field.
          group.current?.closest("section")?.querySelector("textarea")?.focus({ preventScroll: true });
          figures.onLookThrough();
        }}
        aria-label={copy.figures.lookThroughNamed(title)}
      >
        {copy.figures.lookThrough}
      </Button>
    </PlaceActions>
  );
}
