import type { Schemas } from "@grantwright/api-client";

/** A role, as people call it. */
export const roleName: Record<Schemas["TeamRole"], string> = { owner: "Owner", admin: "Admin", member: "Member" };

/** What a role may do. */
export const roleText: Record<"admin" | "member", string> = {
  admin: "Writes with the team, invites people and buys credits.",
  member: "Writes with the team and reads all that is in it.",
};

const people = (count: number) => (count === 1 ? "1 member" : `${count} members`);

/** Texts of the organization. */
export const copy = {
  title: "Organization",
  failed: "Failed to load your organization",
  failedText: "Nothing is lost. Check the connection and try once more.",
  retry: "Retry",
  cancel: "Cancel",

  // The personal account.
  alone: "Personal account",
  aloneText:
    "What you write here is yours alone. In a team, everybody in it sees and edits the same drafts and proposals.",
  yourTeams: "Your teams",
  noTeams: "You are in no team yet.",
  open: (team: string) => `Open ${team}`,
  openShort: "Open",
  createTitle: "Create a team",
  createText: "Name it as your funders know you. You can rename it later.",
  teamName: "Team name",
  create: "Create team",
  creating: "Creating...",
  nameRequired: "Please enter a name",
  nameTooLong: "Too long maximum 100 characters",
  createFailed: "The team was not created. Please try again.",
  inTeam: "In a team",
  /** What a team has that nobody has alone: its name, and what it is for. */
  uses: [
    ["Drafts and proposals", "One text that you write in together; its history says who wrote what."],
    ["Who does what", "Each section can have a person and a day: in work, ready for review, signed off."],
    ["Comments", "On a section or on words in it, with @ for whom they concern."],
    ["Files", "What is attached to a draft, and the facts found in it, are there for everybody."],
    ["Templates", "A funder’s form that one of you has made is there for all to begin from."],
    ["Credits and inbox", "The team has credits of its own, and an inbox in which you write to each other."],
    ["Roles", "You own it, admins invite people and buy credits, members write."],
  ] satisfies readonly (readonly [name: string, text: string])[],
  deletedTeams: "Deleted teams",
  deletedText: (days: number) => (days <= 1 ? "Gone for good tomorrow" : `Gone for good in ${days} days`),
  restore: "Bring back",
  restored: (team: string) => `${team} is back`,

  // Members.
  since: (date: string) => `since ${date}`,
  members: "Members",
  unnamedMember: "Somebody without a name",
  memberCount: people,
  you: "you",
  memberActions: (name: string) => `Actions for ${name}`,
  makeRole: (role: Schemas["TeamRole"]) => `Make ${role === "member" ? "a member" : `an ${role}`}`,
  roleChanged: (name: string, role: Schemas["TeamRole"]) => `${name} is now ${roleName[role].toLowerCase()}`,
  handOver: "Hand the team over",
  handOverTitle: (name: string) => `Hand the team over to ${name}?`,
  handOverText: "They become the owner, and you an admin. Only they can undo it.",
  handOverConfirm: "Hand over",
  handedOver: (name: string) => `${name} owns the team now`,
  remove: "Remove from the team",
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: "They no longer see the team’s drafts, proposals and inbox. What they wrote stays.",
  removeConfirm: "Remove",
  removed: (name: string) => `${name} is no longer in the team`,

  // Invitations.
  invite: "Invite people",
  emails: "Email addresses",
  emailsText: "One or many, with commas or new lines between them.",
  role: "As",
  sendInvites: "Send Invitations",
  sending: "Sending...",
  makeLink: "Make a Link",
  makingLink: "Making...",
  noEmails: "Please enter an email address",
  wrongEmails: (list: string) => `Not an email address: ${list}`,
  tooManyEmails: "At most 50 addresses at a time",
  inviteFailed: "Nobody was invited. Please try again.",
  invitedCount: (count: number) =>
    count === 1 ? "1 invitation is on its way" : `${count} invitations are on their way`,
  notInvited: "Not invited",
  linkTitle: "Anybody with this link can join until it expires",
  linkText: "It is shown only now. Copy it to whoever should join; you can make another any time.",
  copyLink: "Copy link",
  invitations: "Open invitations",
  byLink: "A link",
  invitedBy: (name: string) => `from ${name}`,
  expires: (date: string) => `until ${date}`,
  resend: "Send again",
  renew: "Make it anew",
  resent: "The invitation is on its way again",
  revoke: "Take back",
  revoked: "The invitation no longer works",
  inviteActions: (whom: string) => `Actions for the invitation of ${whom}`,

  // Credits.
  credits: "Team credits",
  creditCount: (count: number) => (count === 1 ? "1 proposal credit" : `${count} proposal credits`),
  creditsText:
    "A proposal that is generated here takes one of these. When there are none, it takes one of the person’s own.",
  subscribed: "Subscribed",
  buy: "Buy credits",
  give: "Give some of your own",
  giveAmount: "How many",
  giveText: "Bought credits of your own account move to the team. They cannot be moved back.",
  giveConfirm: "Give",
  giving: "Giving...",
  giveWrong: "Please enter a whole number from 1",
  given: (count: number) => (count === 1 ? "1 credit is the team’s now" : `${count} credits are the team’s now`),

  // Activity.
  activity: "Activity",
  noActivity: "Nothing has happened yet.",
  more: "Show more",
  activityFailed: "Failed to load the activity",

  // Settings.
  settings: "Settings",
  rename: "Rename",
  renaming: "Renaming...",
  renamed: "The team has a new name",
  renameFailed: "The team was not renamed. Please try again.",
  leave: "Leave the team",
  leaveTitle: (team: string) => `Leave ${team}?`,
  leaveText: "You no longer see its drafts, proposals and inbox. What you wrote stays with the team.",
  leaveConfirm: "Leave",
  lastOwner: "You are the only owner. Hand the team over first, or delete it.",
  delete: "Delete the team",
  deleteTitle: (team: string) => `Delete ${team}?`,
  deleteText: (time: string) =>
    `Nobody can work in it any more. You can bring it back for ${time}; then it is gone with all drafts and proposals.`,
  deleteType: (team: string) => `Type “${team}” to confirm`,
  deleteConfirm: "Delete the team",

  // Joining.
  join: (team: string) => `Join ${team}`,
  joinTitle: (inviter: string, team: string) => `${inviter} invites you to ${team}`,
  joinText:
    "In a team, everybody sees and edits the same drafts and proposals. Your personal account stays yours alone.",
  joinAs: (role: Schemas["TeamRole"]) => `You join as ${roleName[role].toLowerCase()}.`,
  joinFor: (email: string) => `The invitation is for ${email}.`,
  joining: "Joining...",
  signInToJoin: "Sign in to join",
  joinFailed: "You have not joined yet. Please try again.",
  inviteGone: "This invitation no longer works",
  inviteGoneText: "It was used up, taken back, or is too old. Ask for another one.",
  inviteLoadFailed: "Failed to load the invitation",
  home: "Go to Dashboard",
} as const;
