import { newIdempotencyKey } from "@grantwright/api-client";
import { useAdminChange, type AdminChange } from "@grantwright/api-client/react-query";
import { showToast } from "@grantwright/ui";
import { useRef } from "react";
import { showRequestError } from "../../components/requestErrors.ts";

/** Makes a change and says that it was made, or why not. Tried again after a failure it is the same change, made once. */
export function useAdminAction() {
  const change = useAdminChange();
  /** The keys of changes that were tried and not answered. */
  const keys = useRef(new Map<string, string>());
  return {
    isPending: change.isPending,
    run: (what: AdminChange, said: string, onSuccess?: () => void) => {
      const words = JSON.stringify(what);
      const idempotencyKey = keys.current.get(words) ?? newIdempotencyKey();
      keys.current.set(words, idempotencyKey);
      change.mutate({ idempotencyKey, ...what } as AdminChange, {
        onSuccess: () => {
          keys.current.delete(words);
          showToast({ title: said, tone: "success" });
          onSuccess?.();
        },
        onError: showRequestError,
      });
    },
  };
}
