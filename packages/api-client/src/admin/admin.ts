import type { BodyOf, QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";
import { addressOf, sendOf } from "../core/send.ts";
import { admin } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(admin);
const address = /* @__PURE__ */ addressOf(admin);

/** People, the newest first. Like all calls here, a 403 for everybody but super admins. */
export const listPeople = (client: ApiClient, query: QueryOf<"listPeople">, options?: CallOptions) =>
  send(client, "listPeople", { ...options, query });

/** Gives a person credits or a discount, or turns their instant drafts off; once for a key. */
export const changePerson = (
  client: ApiClient,
  userId: string,
  body: BodyOf<"changePerson">,
  options?: CreatingOptions,
) => send(client, "changePerson", { ...creating(options), path: { userId }, body });

/** Turns the two-step sign-in of a person off who has lost it, and signs them out everywhere. */
export const endSecondFactor = (client: ApiClient, userId: string, options?: CallOptions) =>
  send(client, "endSecondFactor", { ...options, path: { userId } });

/** Teams, the newest first. */
export const listAllTeams = (client: ApiClient, query: QueryOf<"listAllTeams">, options?: CallOptions) =>
  send(client, "listAllTeams", { ...options, query });

/** Gives a team credits; once for a key. */
export const giveCreditsToTeam = (
  client: ApiClient,
  teamId: string,
  body: BodyOf<"changeTeam">,
  options?: CreatingOptions,
) => send(client, "changeTeam", { ...creating(options), path: { adminTeamId: teamId }, body });

/** Help requests, the unanswered and urgent ones first. */
export const listHelpRequests = (client: ApiClient, query: QueryOf<"listHelpRequests">, options?: CallOptions) =>
  send(client, "listHelpRequests", { ...options, query });

/** A help request with what followed. */
export const getHelpRequest = (client: ApiClient, id: string, options?: CallOptions) =>
  send(client, "getHelpRequest", { ...options, path: { id } });

/** Answers a help request. `content` is plain text. */
export const answerHelpRequest = (
  client: ApiClient,
  id: string,
  body: BodyOf<"answerHelpRequest">,
  options?: CreatingOptions,
) => send(client, "answerHelpRequest", { ...creating(options), path: { id }, body });

/** The templates of the public library, published or not. */
export const listAllTemplates = (client: ApiClient, query: QueryOf<"listAllTemplates">, options?: CallOptions) =>
  send(client, "listAllTemplates", { ...options, query });

/** Publishes or withdraws a template. */
export const changeTemplate = (client: ApiClient, id: string, body: BodyOf<"changeTemplate">) =>
  send(client, "changeTemplate", { path: { adminTemplateId: id }, body });

/** Opportunities in one state. */
export const listFoundOpportunities = (
  client: ApiClient,
  query: QueryOf<"listFoundOpportunities">,
  options?: CallOptions,
) => send(client, "listFoundOpportunities", { ...options, query });

/** Passes an opportunity on with a comment, or dismisses it. */
export const reviewOpportunity = (client: ApiClient, id: string, body: BodyOf<"reviewOpportunity">) =>
  send(client, "reviewOpportunity", { path: { id }, body });

/** How mail and background work are doing. */
export const getDeploymentHealth = (client: ApiClient, options?: CallOptions) =>
  send(client, "getDeploymentHealth", options);

/** Page views and events of the last days. */
export const getAnalytics = (client: ApiClient, query: QueryOf<"getAnalytics">, options?: CallOptions) =>
  send(client, "getAnalytics", { ...options, query });

/** Who did what that somebody may ask about later, the newest first. */
export const listAudit = (client: ApiClient, query: QueryOf<"listAudit">, options?: CallOptions) =>
  send(client, "listAudit", { ...options, query });

/** Where all such entries can be downloaded as comma-separated values, the oldest first: for a link. */
export const auditFileAddress = (client: ApiClient, query: QueryOf<"exportAudit">) =>
  address(client, "exportAudit", { query });

/** The proposals of the accounts that an admin works in, featured or not. A 403 for everybody but super admins. */
export const listFeaturableDocs = (client: ApiClient, options?: CallOptions) =>
  send(client, "listFeaturableDocs", options);

/** Features a proposal, or takes that back. */
export const featureDoc = (client: ApiClient, id: string, body: BodyOf<"featureDoc">) =>
  send(client, "featureDoc", { path: { adminDocId: id }, body });
