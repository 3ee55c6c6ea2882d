import type { Schemas } from "@grantwright/api-client";

type Entry = Schemas["AuditEntry"];

/** What was done, by the event's name. What is not here is shown by its name. */
const events: Record<string, string> = {
  signedIn: "Signed in",
  signInRefused: "Sign-in refused",
  logOut: "Signed out",
  endSession: "Signed out in another browser",
  endOtherSessions: "Signed out everywhere else",
  setPassword: "Set a password",
  inviteToTeam: "Invited somebody to a team",
  resendInvite: "Sent an invitation again",
  revokeInvite: "Took an invitation back",
  acceptInvite: "Joined a team",
  changeMemberRole: "Changed a member's role",
  removeMember: "Took a member out of a team",
  leaveTeam: "Left a team",
  setModelRule: "Said which models may write",
  handOverTeam: "Handed a team over",
  inviteGuest: "Invited a guest to a document",
  changeDocAccess: "Changed a role on a document",
  endGuest: "Ended a guest's access",
  leaveDoc: "Left a document",
  makeReadingLink: "Made a link for readers",
  endReadingLink: "Ended a link for readers",
  exportMyData: "Downloaded their data",
  deleteMe: "Deleted their account",
  deleteTeam: "Deleted a team",
  listPeople: "Looked at people",
  changePerson: "Changed a person's credits, discount or sign-in",
  listAllTeams: "Looked at teams",
  changeTeam: "Gave a team credits",
  listHelpRequests: "Looked at help requests",
  getHelpRequest: "Read a help request",
  answerHelpRequest: "Answered a help request",
  listAllTemplates: "Looked at templates",
  changeTemplate: "Changed what is published",
  listFoundOpportunities: "Looked at opportunities",
  reviewOpportunity: "Reviewed an opportunity",
  listFeaturableDocs: "Looked at what can be featured",
  featureDoc: "Changed what is featured",
  listAudit: "Looked at this log",
  exportAudit: "Downloaded this log",
};

/** What a detail is called, where its own name says little. */
const names: Record<string, string> = {
  via: "with a",
  provider: "at",
  why: "because",
  role: "as",
  use: "models",
  userId: "person",
  accessId: "person or guest",
  linkId: "link",
  adminTeamId: "team",
};

/** Texts of the audit log. */
export const auditCopy = {
  title: "Audit",
  about: "Only added to. It holds ids and no texts; who has gone is named no more.",
  search: "Search by person",
  areas: "About",
  area: { all: "All", signIn: "Sign-in", rights: "Rights", data: "Data", admin: "Admins" },
  when: "When",
  who: "Who",
  what: "What",
  on: "On",
  network: "From",
  event: ({ event }: Entry) => events[event] ?? event,
  nobody: "Nobody signed in",
  gone: (id: string) => `Gone (${id})`,
  /** What it was done to, a line each. */
  details: ({ detail, teamId }: Entry) => [
    ...Object.entries(detail).map(([name, value]) => `${names[name] ?? name} ${value}`),
    ...(teamId === undefined ? [] : [`account ${teamId}`]),
  ],
  more: "Show more",
  mostShown: "More of it is in the file.",
  download: "Download as CSV",
};
