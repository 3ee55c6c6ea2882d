import type { Schemas } from "@grantwright/api-client";
import { useChecks } from "@grantwright/api-client/react-query";
import { useMemo } from "react";

const none: readonly Schemas["Doubt"][] = [];

/**
 * The sentences of a draft that may belong to another section, by the id of the section in which they stand. Only where the offline writer drafted
 * it, and for who may write; always the same function for the same answer.
 */
export function useDoubts(
  { id, revision, drafted }: Pick<Schemas["Document"], "id" | "revision" | "drafted">,
  isAsked: boolean,
): (sectionId: string) => readonly Schemas["Doubt"][] {
  const isDrafted = Object.values(drafted).some(({ by }) => by === "offline");
  const { data } = useChecks(isAsked && isDrafted ? id : undefined, revision);
  return useMemo(() => {
    const bySection = new Map<string, Schemas["Doubt"][]>();
    for (const doubt of data?.doubts ?? none) {
      const { id: section = "" } = doubt.place;
      bySection.set(section, [...(bySection.get(section) ?? []), doubt]);
    }
    return (sectionId) => bySection.get(sectionId) ?? none;
  }, [data?.doubts]);
}
