import { usePublishedDocs } from "@grantwright/api-client/react-query";
import { copy } from "./library.copy.ts";
import { Found } from "./Library.styles.ts";
import { partRequest } from "./LibraryPartSection.tsx";
import { partLimits, type LibraryFilter, type LibraryPart } from "./libraryParts.ts";

/** The parts that a search is made in. */
const searched = ["open", "missed", "reports"] as const satisfies LibraryPart[];

/** How many a search found. It asks for nothing that the parts below do not ask for. */
export function FoundCount({ filter }: { filter: LibraryFilter }) {
  const open = usePublishedDocs(partRequest("open", filter)).data;
  const missed = usePublishedDocs(partRequest("missed", filter)).data;
  const reports = usePublishedDocs(partRequest("reports", filter)).data;
  const lists = [open, missed, reports];
  const isKnown = lists.every((list) => list !== undefined);
  const count = lists.reduce((sum, list, index) => sum + Math.min(list?.length ?? 0, partLimits[searched[index]!]), 0);
  const hasMore = lists.some((list, index) => (list?.length ?? 0) > partLimits[searched[index]!]);
  return (
    <Found role="status">
      {isKnown && count > 0 && (hasMore ? copy.foundMore(count, filter.search) : copy.found(count, filter.search))}
    </Found>
  );
}
