import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf } from "../core/contract.ts";
import { messageKeys } from "../messages/messageKeys.ts";
import type { CreatingOptions } from "../core/idempotency.ts";
import { sendHelpRequest } from "./help.ts";

/** Sends a help request, then asks for the lists of messages anew: it stands among the sent ones. */
export function useSendHelpRequest() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: BodyOf<"sendHelpRequest"> & Pick<CreatingOptions, "idempotencyKey">) =>
      sendHelpRequest(client, body, { idempotencyKey }),
    onSuccess: () => cache.invalidateQueries({ queryKey: messageKeys.all(client) }),
  });
}
