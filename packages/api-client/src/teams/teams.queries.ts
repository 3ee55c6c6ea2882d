import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf, Schemas } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { slowRefresh } from "../core/refresh.ts";
import { useOnce } from "../core/useOnce.ts";
import { meQueries } from "../me/me.queries.ts";
import {
  changeMemberRole,
  createTeam,
  getInvite,
  getModelRule,
  getTeam,
  giveTeamCredits,
  handOverTeam,
  inviteToTeam,
  listDeletedTeams,
  listTeamActivity,
  listTeams,
  removeMember,
  renameTeam,
  resendInvite,
  restoreTeam,
  revokeInvite,
  setModelRule,
} from "./teams.ts";

/** How many entries of a team's activity are asked for at first, and more each time. */
const activityPage = 30;

const keys = {
  team: (client: ApiClient) => [client.scope, "team"] as const,
  activity: (client: ApiClient) => [client.scope, "team", "activity"] as const,
};

/** Query options for teams. */
export const teamQueries = {
  /** The accounts that the person can work in; refreshed every 15 minutes. */
  list: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "teams"],
      queryFn: ({ signal }) => listTeams(client, { signal }),
      staleTime: slowRefresh,
      refetchInterval: slowRefresh,
    }),
  /** The account that is worked in. */
  current: (client: ApiClient) =>
    queryOptions({ queryKey: keys.team(client), queryFn: ({ signal }) => getTeam(client, { signal }) }),
  /** Which models may write for the account. */
  models: (client: ApiClient) =>
    queryOptions({
      queryKey: [...keys.team(client), "models"],
      queryFn: ({ signal }) => getModelRule(client, { signal }),
    }),
  /** Up to `limit` of what happened in the team. */
  activity: (client: ApiClient, limit: number) =>
    queryOptions({
      queryKey: [...keys.activity(client), { limit }],
      queryFn: ({ signal }) => listTeamActivity(client, { limit }, { signal }),
      placeholderData: (before) => before,
    }),
  /** Teams that the person deleted. */
  deleted: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "teams", "deleted"],
      queryFn: ({ signal }) => listDeletedTeams(client, { signal }),
    }),
  /** An invitation. */
  invite: (client: ApiClient, code: string) =>
    queryOptions({
      queryKey: [client.scope, "invites", code],
      queryFn: ({ signal }) => getInvite(client, code, { signal }),
      retry: false,
    }),
};

/** The accounts that the person can work in. Asked for only while `isEnabled`. */
export function useTeamList(isEnabled = true) {
  return useQuery({ ...teamQueries.list(useApiClient()), enabled: isEnabled });
}

/** The account that is worked in, with its members and invitations. Asked for only while `isEnabled`. */
export function useTeam(isEnabled = true) {
  return useQuery({ ...teamQueries.current(useApiClient()), enabled: isEnabled });
}

/** Which models may write for the account that is worked in. */
export const useModelRule = () => useQuery(teamQueries.models(useApiClient()));

/** Says which models may write; what tells who writes is read anew. */
export function useSetModelRule() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (rule: BodyOf<"setModelRule">) => setModelRule(client, rule),
    onSuccess: (now) => {
      cache.setQueryData(teamQueries.models(client).queryKey, now);
      return Promise.all([
        cache.invalidateQueries({ queryKey: keys.activity(client) }),
        cache.invalidateQueries(meQueries.me(client)),
      ]);
    },
  });
}

/** What happened in the team: `pages` pages of 30 entries. */
export function useTeamActivity(pages: number) {
  return useQuery(teamQueries.activity(useApiClient(), pages * activityPage));
}

/** Teams that the person deleted and may bring back. Asked for only while `isEnabled`. */
export function useDeletedTeams(isEnabled = true) {
  return useQuery({ ...teamQueries.deleted(useApiClient()), enabled: isEnabled });
}

/** An invitation. */
export const useInvite = (code: string) => useQuery(teamQueries.invite(useApiClient(), code));

/** Makes a team. */
export function useCreateTeam() {
  const client = useApiClient();
  const cache = useQueryClient();
  const once = useOnce();
  return useMutation({
    mutationFn: (body: BodyOf<"createTeam">) =>
      once(body, (idempotencyKey) => createTeam(client, body, { idempotencyKey })),
    onSuccess: () => cache.invalidateQueries({ queryKey: [client.scope, "teams"] }),
  });
}

/** Brings a deleted team back. */
export function useRestoreTeam() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (teamId: string) => restoreTeam(client, teamId),
    onSuccess: () => cache.invalidateQueries({ queryKey: [client.scope, "teams"] }),
  });
}

/** A change of the team that is worked in. */
export type TeamChange =
  | { kind: "rename"; name: string }
  | { kind: "role"; userId: string; role: Schemas["TeamRole"] }
  | { kind: "remove"; userId: string }
  | { kind: "handOver"; userId: string }
  | { kind: "revoke"; inviteId: string }
  | { kind: "give"; amount: number };

function changeTeam(client: ApiClient, change: TeamChange, idempotencyKey: string): Promise<unknown> {
  switch (change.kind) {
    case "rename":
      return renameTeam(client, { name: change.name });
    case "role":
      return changeMemberRole(client, change.userId, { role: change.role });
    case "remove":
      return removeMember(client, change.userId);
    case "handOver":
      return handOverTeam(client, { userId: change.userId });
    case "revoke":
      return revokeInvite(client, change.inviteId);
    case "give":
      return giveTeamCredits(client, { amount: change.amount }, { idempotencyKey });
  }
}

/** Changes the team that is worked in, then has it, its activity and the person asked for anew. */
export function useChangeTeam() {
  const client = useApiClient();
  const cache = useQueryClient();
  const once = useOnce();
  return useMutation({
    mutationFn: (change: TeamChange) => once(change, (key) => changeTeam(client, change, key)),
    onSuccess: async (_answer, change) => {
      if (change.kind === "rename" || change.kind === "give") void cache.invalidateQueries(meQueries.me(client));
      if (change.kind === "rename") void cache.invalidateQueries({ queryKey: [client.scope, "teams"] });
      await cache.invalidateQueries({ queryKey: keys.team(client) });
    },
  });
}

/** Invites to the team by mail or link. */
export function useInviteToTeam() {
  const client = useApiClient();
  const cache = useQueryClient();
  const once = useOnce();
  return useMutation({
    mutationFn: (body: BodyOf<"inviteToTeam">) =>
      once(body, (idempotencyKey) => inviteToTeam(client, body, { idempotencyKey })),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.team(client) }),
  });
}

/** Mails an invitation again, or makes its link anew. */
export function useResendInvite() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (inviteId: string) => resendInvite(client, inviteId),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.team(client) }),
  });
}
