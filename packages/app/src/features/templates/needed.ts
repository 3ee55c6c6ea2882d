import { deadlineZone } from "./deadlineZone.ts";
import type { CheckedReading } from "./reading.schema.ts";

/** What only the person can tell. */
export type Needed = "name" | "zone";

/** What of a reading waits for the person, in the order of the page. */
export function neededOf({ model, dropped }: CheckedReading): Needed[] {
  const needed: Needed[] = [];
  if (model.name.trim() === "") needed.push("name");
  const { isMissing, readFrom } = deadlineZone(model.readFrom.deadline);
  // One that a model read is to be checked, too.
  if (!dropped.includes("deadline") && (isMissing || readFrom !== undefined)) needed.push("zone");
  return needed;
}
