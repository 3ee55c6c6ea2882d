import { ApiError, type Schemas } from "@grantwright/api-client";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { isNarrowed, partOf, type ListPart } from "./listPart.ts";

type List = UseQueryResult<Schemas["DocumentListItem"][]>;

/** Whether a call did not reach the server, or the server is away. */
const isAway = (error: unknown): boolean => error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

/** Whether the whole list as it is kept on this device is to be looked through: a part of it was asked for, and there is no network. */
export const wantsKept = (part: ListPart, { error }: Pick<List, "error">): boolean => isNarrowed(part) && isAway(error);

/**
 * A part of a list; without a network, that part of the whole list as it is kept on this device. `kept` is that list: it is asked for
 * while it is wanted.
 */
export function useKeptPart(
  list: List,
  kept: List,
  part: ListPart,
  limit: number,
): { list: List; isOnDevice: boolean } {
  const [now] = useState(() => Date.now());
  if (!wantsKept(part, list) || kept.isError) return { list, isOnDevice: false };
  if (kept.data === undefined) return { list: kept, isOnDevice: false };
  return { list: { ...kept, data: partOf(kept.data, part, limit, now) } as List, isOnDevice: true };
}
