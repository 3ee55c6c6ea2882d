import { createContext, useContext, type ReactNode } from "react";
import type { ApiClient } from "./createApiClient.ts";

const ClientContext = createContext<ApiClient | null>(null);

/** Props of ApiClientProvider. */
export interface ApiClientProviderProps {
  /** The client that every hook below uses. */
  client: ApiClient;
  children: ReactNode;
}

/** Gives the hooks below their client. */
export function ApiClientProvider({ client, children }: ApiClientProviderProps) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client of the nearest ApiClientProvider; throws outside of one. */
export function useApiClient(): ApiClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error("useApiClient needs an ApiClientProvider above it.");
  return client;
}
