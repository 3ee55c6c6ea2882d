import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { AppRoutes } from "../AppRoutes.tsx";
import { createQueryClient } from "../createQueryClient.ts";
import { Providers } from "../Providers.tsx";

/** Props of AppStage. */
export interface AppStageProps {
  /** The address that the app stands at. */
  path: string;
  /** A token as it would stand in the address. */
  token?: string;
}

function createStageClient(): QueryClient {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false, staleTime: 0 } });
  return client;
}

/** The whole app at one address, with a cache of its own, for stories of its real screens. */
export function AppStage({ path, token }: AppStageProps) {
  const [queryClient] = useState(createStageClient);
  return (
    <MemoryRouter initialEntries={[path]}>
      <Providers queryClient={queryClient} token={token}>
        <AppRoutes />
        <Address />
      </Providers>
    </MemoryRouter>
  );
}

/** Where the app stands, for play functions to read. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address" hidden>{`${pathname}${search}${hash}`}</output>;
}
