import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import {
  addPasskey,
  getSecondFactor,
  listPasskeys,
  makeRecoveryCodes,
  removePasskey,
  renamePasskey,
  setUpSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "./factors.ts";

/** Query options for two-step sign-in and passkeys. Keys start with the client's scope. */
export const factorQueries = {
  /** Whether the current user signs in with two steps. */
  secondFactor: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "me", "secondFactor"],
      queryFn: ({ signal }) => getSecondFactor(client, { signal }),
    }),
  /** The passkeys of the current user. */
  passkeys: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "me", "passkeys"],
      queryFn: ({ signal }) => listPasskeys(client, { signal }),
    }),
};

/** Whether the current user signs in with two steps. */
export const useSecondFactor = () => useQuery(factorQueries.secondFactor(useApiClient()));

/** The passkeys of the current user. */
export const usePasskeys = () => useQuery(factorQueries.passkeys(useApiClient()));

/** Makes a call about the second factor, and asks anew how it stands. */
function useFactorChange<Body, Answer>(change: (client: ApiClient, body: Body) => Promise<Answer>) {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => change(client, body),
    onSuccess: () => cache.invalidateQueries({ queryKey: factorQueries.secondFactor(client).queryKey }),
  });
}

/** Makes the secret that an app for codes takes over. What it answers is not kept. */
export function useSetUpSecondFactor() {
  const client = useApiClient();
  return useMutation({
    mutationFn: (body: BodyOf<"setUpSecondFactor">) => setUpSecondFactor(client, body),
    gcTime: 0,
  });
}

/** Turns two-step sign-in on. */
export const useTurnOnSecondFactor = () =>
  useFactorChange((client, body: BodyOf<"turnOnSecondFactor">) => turnOnSecondFactor(client, body));

/** Makes ten new recovery codes. */
export const useMakeRecoveryCodes = () =>
  useFactorChange((client, body: BodyOf<"makeRecoveryCodes">) => makeRecoveryCodes(client, body));

/** Turns two-step sign-in off. */
export const useTurnOffSecondFactor = () =>
  useFactorChange((client, body: BodyOf<"turnOffSecondFactor">) => turnOffSecondFactor(client, body));

/** Makes a call about passkeys, and asks for the list anew, also where a passkey was gone already. */
function usePasskeyChange<Asked, Answer>(change: (client: ApiClient, asked: Asked) => Promise<Answer>) {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (asked: Asked) => change(client, asked),
    onSettled: () => cache.invalidateQueries({ queryKey: factorQueries.passkeys(client).queryKey }),
  });
}

/** Adds the passkey that the browser made. */
export const useAddPasskey = () => usePasskeyChange((client, body: BodyOf<"addPasskey">) => addPasskey(client, body));

/** Gives a passkey another name. */
export const useRenamePasskey = () =>
  usePasskeyChange((client, { id, name }: { id: string; name: string }) => renamePasskey(client, id, name));

/** Removes a passkey. */
export const useRemovePasskey = () => usePasskeyChange((client, id: string) => removePasskey(client, id));
