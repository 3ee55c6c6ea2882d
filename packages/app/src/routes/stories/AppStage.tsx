import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { basenameOf, teamIdOf } from "../../browser/address.ts";
import { AppRoutes } from "../AppRoutes.tsx";
import { createQueryClient } from "../createQueryClient.ts";
import { Providers } from "../Providers.tsx";

/** Props of AppStage. */
export interface AppStageProps {
  /** The address that the app stands at, with the team's prefix where it is in a team's account. */
  path: string;
  /** A token as it would stand in the address. */
  token?: string;
  /** The state of the history entry. */
  state?: unknown;
}

function createStageClient(): QueryClient {
  const client = createQueryClient();
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retry: false, staleTime: 0 } });
  return client;
}

/** The whole app at one address, with a cache of its own, for stories of its real screens. */
export function AppStage({ path, token, state }: AppStageProps) {
  const [queryClient] = useState(createStageClient);
  const { pathname, search, hash } = new URL(path, window.location.href);
  return (
    <MemoryRouter initialEntries={[{ pathname, search, hash, state }]} basename={basenameOf(pathname)}>
      <Providers queryClient={queryClient} teamId={teamIdOf(pathname)} token={token}>
        <AppRoutes />
        <Address />
      </Providers>
    </MemoryRouter>
  );
}

/** What a play function dispatches on the window in place of the browser's way back. */
export const backEvent = "stage-back";

/** Where the app stands below its account, and by what kind of navigation, for play functions to read. */
function Address() {
  const { pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  useEffect(() => {
    const back = () => void navigate(-1);
    window.addEventListener(backEvent, back);
    return () => window.removeEventListener(backEvent, back);
  }, [navigate]);
  return <output data-testid="address" data-navigation={navigation} hidden>{`${pathname}${search}${hash}`}</output>;
}
