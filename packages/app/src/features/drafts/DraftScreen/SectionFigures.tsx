import { Button } from "@grantwright/ui";
import { use } from "react";
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
  const count = figures?.figuresOf(id, text) ?? 0;
  if (!figures || count === 0) return null;
  return (
    <PlaceActions role="group" aria-label={copy.figures.of(title)}>
      <span>{copy.figures.count(count)}</span>
      <Button
        variant="quiet"
        size="small"
        onPress={figures.onLookThrough}
        aria-label={copy.figures.lookThroughNamed(title)}
      >
        {copy.figures.lookThrough}
      </Button>
    </PlaceActions>
  );
}
