import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf, QueryOf } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { useOnce } from "../core/useOnce.ts";
import {
  answerHelpRequest,
  changePerson,
  changeTemplate,
  endSecondFactor,
  featureDoc,
  getAnalytics,
  getDeploymentHealth,
  getHelpRequest,
  giveCreditsToTeam,
  listAllTeams,
  listAllTemplates,
  listAudit,
  listFoundOpportunities,
  listHelpRequests,
  listPeople,
  reviewOpportunity,
} from "./admin.ts";

/** How often the health of the deployment is asked for, in milliseconds. */
const healthPoll = 10_000;

const key = (client: ApiClient, ...rest: unknown[]) => [client.scope, "admin", ...rest];

/** Query options for looking after a deployment. Every call is a 403 for people who may not. */
export const adminQueries = {
  people: (client: ApiClient, query: QueryOf<"listPeople">) =>
    queryOptions({
      queryKey: key(client, "people", query),
      queryFn: ({ signal }) => listPeople(client, query, { signal }),
      placeholderData: (before) => before,
    }),
  teams: (client: ApiClient, query: QueryOf<"listAllTeams">) =>
    queryOptions({
      queryKey: key(client, "teams", query),
      queryFn: ({ signal }) => listAllTeams(client, query, { signal }),
      placeholderData: (before) => before,
    }),
  help: (client: ApiClient, query: QueryOf<"listHelpRequests">) =>
    queryOptions({
      queryKey: key(client, "help", query),
      queryFn: ({ signal }) => listHelpRequests(client, query, { signal }),
      refetchInterval: healthPoll,
    }),
  helpThread: (client: ApiClient, id: string) =>
    queryOptions({
      queryKey: key(client, "help", "thread", id),
      queryFn: ({ signal }) => getHelpRequest(client, id, { signal }),
    }),
  templates: (client: ApiClient, query: QueryOf<"listAllTemplates">) =>
    queryOptions({
      queryKey: key(client, "templates", query),
      queryFn: ({ signal }) => listAllTemplates(client, query, { signal }),
      placeholderData: (before) => before,
    }),
  opportunities: (client: ApiClient, query: QueryOf<"listFoundOpportunities">) =>
    queryOptions({
      queryKey: key(client, "opportunities", query),
      queryFn: ({ signal }) => listFoundOpportunities(client, query, { signal }),
    }),
  health: (client: ApiClient) =>
    queryOptions({
      queryKey: key(client, "health"),
      queryFn: ({ signal }) => getDeploymentHealth(client, { signal }),
      refetchInterval: healthPoll,
    }),
  audit: (client: ApiClient, query: QueryOf<"listAudit">) =>
    queryOptions({
      queryKey: key(client, "audit", query),
      queryFn: ({ signal }) => listAudit(client, query, { signal }),
      placeholderData: (before) => before,
    }),
  analytics: (client: ApiClient, days: number) =>
    queryOptions({
      queryKey: key(client, "analytics", days),
      queryFn: ({ signal }) => getAnalytics(client, { days }, { signal }),
      placeholderData: (before) => before,
    }),
};

/** People whose name or address has `search` in it. */
export const useAdminPeople = (query: QueryOf<"listPeople">) => useQuery(adminQueries.people(useApiClient(), query));
/** Teams whose name has `search` in it. */
export const useAdminTeams = (query: QueryOf<"listAllTeams">) => useQuery(adminQueries.teams(useApiClient(), query));
/** Help requests in a state. */
export const useHelpRequests = (query: QueryOf<"listHelpRequests">) =>
  useQuery(adminQueries.help(useApiClient(), query));
/** One help request with what followed. */
export const useHelpRequest = (id: string) => useQuery(adminQueries.helpThread(useApiClient(), id));
/** The templates of the public library. */
export const useAdminTemplates = (query: QueryOf<"listAllTemplates">) =>
  useQuery(adminQueries.templates(useApiClient(), query));
/** Opportunities in one state. */
export const useFoundOpportunities = (query: QueryOf<"listFoundOpportunities">) =>
  useQuery(adminQueries.opportunities(useApiClient(), query));
/** How mail and background work are doing; asked for every 10 seconds. */
export const useDeploymentHealth = () => useQuery(adminQueries.health(useApiClient()));
/** Who did what that somebody may ask about later. */
export const useAudit = (query: QueryOf<"listAudit">) => useQuery(adminQueries.audit(useApiClient(), query));
/** Page views and events of the last `days` days. */
export const useAnalytics = (days: number) => useQuery(adminQueries.analytics(useApiClient(), days));

/** A change that an admin makes. Credits are given once, however often it is tried; an answer is sent once for its key. */
export type AdminChange =
  | { kind: "person"; id: string; change: BodyOf<"changePerson"> }
  | { kind: "secondFactor"; id: string }
  | { kind: "team"; id: string; change: BodyOf<"changeTeam"> }
  | { kind: "template"; id: string; change: BodyOf<"changeTemplate"> }
  | { kind: "opportunity"; id: string; change: BodyOf<"reviewOpportunity"> }
  | { kind: "featured"; id: string; change: BodyOf<"featureDoc"> }
  | { kind: "answer"; id: string; content: string; idempotencyKey: string };

function makeChange(client: ApiClient, change: AdminChange, idempotencyKey: string): Promise<unknown> {
  switch (change.kind) {
    case "person":
      return changePerson(client, change.id, change.change, { idempotencyKey });
    case "secondFactor":
      return endSecondFactor(client, change.id);
    case "team":
      return giveCreditsToTeam(client, change.id, change.change, { idempotencyKey });
    case "template":
      return changeTemplate(client, change.id, change.change);
    case "opportunity":
      return reviewOpportunity(client, change.id, change.change);
    case "featured":
      return featureDoc(client, change.id, change.change);
    case "answer":
      return answerHelpRequest(
        client,
        change.id,
        { content: change.content },
        { idempotencyKey: change.idempotencyKey },
      );
  }
}

/** Makes a change, then has everything that admins see asked for anew. */
export function useAdminChange() {
  const client = useApiClient();
  const cache = useQueryClient();
  const once = useOnce();
  return useMutation({
    mutationFn: (change: AdminChange) => once(change, (key) => makeChange(client, change, key)),
    onSuccess: () => cache.invalidateQueries({ queryKey: key(client) }),
  });
}
