import { Button } from "@grantwright/ui";
import type { RefObject } from "react";
import { Needs } from "./Check.styles.ts";
import type { Needed } from "./needed.ts";
import { copy } from "./templates.copy.ts";

/** Props of CheckNeeds. */
export interface CheckNeedsProps {
  needed: readonly Needed[];
  /** How many rows there are. Left out beside the button that goes on, where only what is open counts. */
  count?: number;
  /** Where the rows stand. */
  page: RefObject<HTMLElement | null>;
}

/** The control that asks for each. */
const controls: Record<Needed, string> = {
  name: "#finding-name",
  zone: "[data-finding='deadline'] [aria-haspopup='listbox']",
};

/** How many rows wait for the person, which, and the way to the first of them. Nothing where none does. */
export function CheckNeeds({ needed, count, page }: CheckNeedsProps) {
  const [first] = needed;
  if (first === undefined) return null;
  const what = needed.map((each) => copy.needed[each]).join(copy.and);
  return (
    <Needs>
      <Button
        variant="quiet"
        onPress={() => {
          const control = page.current?.querySelector<HTMLElement>(controls[first]);
          control?.scrollIntoView({ block: "center" });
          control?.focus({ preventScroll: true });
        }}
      >
        {count === undefined ? copy.stillNeeded(what) : copy.needs(needed.length, count, what)}
      </Button>
    </Needs>
  );
}
