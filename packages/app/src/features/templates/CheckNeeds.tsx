import { Button } from "@grantwright/ui";
import type { RefObject } from "react";
import { Needs } from "./Check.styles.ts";
import { deadlineZone } from "./deadlineZone.ts";
import type { CheckedReading } from "./reading.schema.ts";
import { copy } from "./templates.copy.ts";

/** Props of CheckNeeds. */
export interface CheckNeedsProps {
  checked: CheckedReading;
  /** How many rows there are. */
  count: number;
  /** Where the rows stand. */
  page: RefObject<HTMLElement | null>;
}

/** What only the person can tell, each with the control that asks for it. */
const controls = { name: "#finding-name", zone: "[data-finding='deadline'] [aria-haspopup='listbox']" } as const;

/** How many rows wait for the person, which, and the way to the first of them. Nothing where none does. */
export function CheckNeeds({ checked: { model, dropped }, count, page }: CheckNeedsProps) {
  const needed: (keyof typeof controls)[] = [];
  if (model.name.trim() === "") needed.push("name");
  const { isMissing, readFrom } = deadlineZone(model.readFrom.deadline);
  // One that a model read is to be checked, too.
  if (!dropped.includes("deadline") && (isMissing || readFrom !== undefined)) needed.push("zone");
  const [first] = needed;
  if (first === undefined) return null;
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
        {copy.needs(needed.length, count, needed.map((each) => copy.needed[each]).join(copy.and))}
      </Button>
    </Needs>
  );
}
