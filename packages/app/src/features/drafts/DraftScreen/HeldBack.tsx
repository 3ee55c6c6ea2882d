import { Text } from "@grantwright/ui";
import { copy } from "./draft.copy.ts";

/** Says below a field that its text is too long to be saved, and where it is. */
export function HeldBack({ over }: { over: number | undefined }) {
  if (over === undefined) return null;
  return <Text tone="danger">{copy.heldBack(over)}</Text>;
}
