import type { Schemas } from "@grantwright/api-client";
import { useMarkSent } from "@grantwright/api-client/react-query";
import { showToast } from "@grantwright/ui";
import { sendCopy as copy } from "./send.copy.ts";

/** A day as a calendar has it, where the person is: `2026-11-26`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** Says on which day a proposal went to the funder; null takes it back. A failure is told. */
export function useSending({ id }: Pick<Schemas["Document"], "id">): (day: string | null) => void {
  const { mutate } = useMarkSent(id);
  return (day) =>
    mutate(day, { onError: () => showToast({ title: copy.failed, description: copy.again, tone: "danger" }) });
}
