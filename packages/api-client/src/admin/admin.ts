import type { BodyOf, QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";

/** People, the newest first. Like all calls here, a 403 for everybody but super admins. */
export const listPeople = (client: ApiClient, query: QueryOf<"listPeople">, options?: CallOptions) =>
  client.send<"listPeople">("GET", "/a/admin/people", { ...options, query });

/** Gives a person credits or a discount, or turns their instant drafts off; once for a key. */
export const changePerson = (
  client: ApiClient,
  userId: string,
  body: BodyOf<"changePerson">,
  options?: CreatingOptions,
) => client.send<"changePerson">("PATCH", `/a/admin/people/${userId}`, { ...creating(options), body });

/** Teams, the newest first. */
export const listAllTeams = (client: ApiClient, query: QueryOf<"listAllTeams">, options?: CallOptions) =>
  client.send<"listAllTeams">("GET", "/a/admin/teams", { ...options, query });

/** Gives a team credits; once for a key. */
export const giveCreditsToTeam = (
  client: ApiClient,
  teamId: string,
  body: BodyOf<"changeTeam">,
  options?: CreatingOptions,
) => client.send<"changeTeam">("PATCH", `/a/admin/teams/${teamId}`, { ...creating(options), body });

/** Help requests, the unanswered and urgent ones first. */
export const listHelpRequests = (client: ApiClient, query: QueryOf<"listHelpRequests">, options?: CallOptions) =>
  client.send<"listHelpRequests">("GET", "/a/admin/help", { ...options, query });

/** A help request with what followed. */
export const getHelpRequest = (client: ApiClient, id: string, options?: CallOptions) =>
  client.send<"getHelpRequest">("GET", `/a/admin/help/${id}`, options);

/** Answers a help request. `content` is plain text. */
export const answerHelpRequest = (
  client: ApiClient,
  id: string,
  body: BodyOf<"answerHelpRequest">,
  options?: CreatingOptions,
) => client.send<"answerHelpRequest">("POST", `/a/admin/help/${id}/reply`, { ...creating(options), body });

/** The templates of the public library, published or not. */
export const listAllTemplates = (client: ApiClient, query: QueryOf<"listAllTemplates">, options?: CallOptions) =>
  client.send<"listAllTemplates">("GET", "/a/admin/templates", { ...options, query });

/** Publishes or withdraws a template. */
export const changeTemplate = (client: ApiClient, id: string, body: BodyOf<"changeTemplate">) =>
  client.send<"changeTemplate">("PATCH", `/a/admin/templates/${id}`, { body });

/** Opportunities in one state. */
export const listFoundOpportunities = (
  client: ApiClient,
  query: QueryOf<"listFoundOpportunities">,
  options?: CallOptions,
) => client.send<"listFoundOpportunities">("GET", "/a/admin/opportunities", { ...options, query });

/** Passes an opportunity on with a comment, or dismisses it. */
export const reviewOpportunity = (client: ApiClient, id: string, body: BodyOf<"reviewOpportunity">) =>
  client.send<"reviewOpportunity">("PATCH", `/a/admin/opportunities/${id}`, { body });

/** How mail and background work are doing. */
export const getDeploymentHealth = (client: ApiClient, options?: CallOptions) =>
  client.send<"getDeploymentHealth">("GET", "/a/admin/health", options);

/** Page views and events of the last days. */
export const getAnalytics = (client: ApiClient, query: QueryOf<"getAnalytics">, options?: CallOptions) =>
  client.send<"getAnalytics">("GET", "/a/admin/analytics", { ...options, query });
