import { useAdminChange, type AdminChange } from "@grantwright/api-client/react-query";
import { showToast } from "@grantwright/ui";
import { showRequestError } from "../../components/requestErrors.ts";

/** Makes a change and says that it was made, or why not. */
export function useAdminAction() {
  const change = useAdminChange();
  return {
    isPending: change.isPending,
    run: (what: AdminChange, said: string, onSuccess?: () => void) =>
      change.mutate(what, {
        onSuccess: () => {
          showToast({ title: said, tone: "success" });
          onSuccess?.();
        },
        onError: showRequestError,
      }),
  };
}
