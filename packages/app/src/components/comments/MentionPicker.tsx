import { Button, VisuallyHidden } from "@grantwright/ui";
import { commentsCopy as copy } from "./comments.copy.ts";
import { Brought, Suggestions } from "./comments.styles.ts";
import type { Mentions } from "./useMentions.ts";

/** Props of MentionPicker. */
export interface MentionPickerProps {
  mentions: Pick<Mentions, "people" | "chosen">;
  onPick: (person: NonNullable<Mentions["people"]>[number]) => void;
}

/** How many people are offered at once. */
const mostShown = 6;

/** Who can be brought in for the name that is being written, and which of several with one name were. */
export function MentionPicker({ mentions: { people, chosen }, onPick }: MentionPickerProps) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{people ? copy.found(people.length) : ""}</span>
      </VisuallyHidden>
      {people && people.length > 0 && (
        <Suggestions role="group" aria-label={copy.mention}>
          <span aria-hidden>{copy.mention}</span>
          {people.slice(0, mostShown).map((person) => (
            <Button key={person.id} variant="line" size="small" onPress={() => onPick(person)}>
              {copy.named(person.name, copy.apart(person))}
            </Button>
          ))}
        </Suggestions>
      )}
      {chosen.length > 0 && <Brought>{copy.brings(chosen.map(({ name, apart }) => copy.named(name, apart)))}</Brought>}
    </>
  );
}
