import { Button, Text } from "@grantwright/ui";
import { copy } from "./draft.copy.ts";
import { Conflict } from "./Draft.styles.ts";

/** Props of OtherVersion. */
export interface OtherVersionProps {
  /** The section's id, or the name of the input. */
  id: string;
  /** What it says elsewhere; nothing is shown where that is no news. */
  text: string | undefined;
  onSettle: (id: string, choice: "mine" | "theirs") => void;
}

/** What somebody else, or another page, wrote in the same place, and the choice between the two. */
export function OtherVersion({ id, text, onSettle }: OtherVersionProps) {
  if (text === undefined) return null;
  return (
    <Conflict role="group" aria-label={copy.conflict}>
      <Text weight="strong">{copy.conflict}</Text>
      <blockquote dir="auto">{text || copy.emptied}</blockquote>
      <div>
        <Button variant="line" size="small" onPress={() => onSettle(id, "mine")}>
          {copy.keepMine}
        </Button>
        <Button variant="line" size="small" onPress={() => onSettle(id, "theirs")}>
          {copy.takeOther}
        </Button>
      </div>
    </Conflict>
  );
}
