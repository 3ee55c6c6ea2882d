import type { Schemas } from "@grantwright/api-client";
import { useUpdateMessage } from "@grantwright/api-client/react-query";
import { useCallback } from "react";

/** Marks a message read where it is unread, and unread where it is read. A failure is only logged; what is shown goes back. */
export function useToggleRead(): (message: Pick<Schemas["Message"], "_id" | "readAt">) => void {
  const { mutate } = useUpdateMessage();
  return useCallback(
    ({ _id, readAt }) =>
      mutate(
        { id: _id, readAt: readAt === null ? new Date().toISOString() : null },
        { onError: (error) => console.warn("A message could not be marked.", error) },
      ),
    [mutate],
  );
}
