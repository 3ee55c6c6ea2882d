/** What each screen that shows nothing without a session says instead: what signing in gives access to. */
export const signedOutCopy = {
  account: {
    title: "Sign in to see your account",
    text: "Your name, your plan and your password are kept there.",
  },
  document: {
    title: "Sign in to read this proposal",
    text: "Proposals are private to your account and your teams.",
  },
  draft: {
    title: "Sign in to go on writing",
    text: "Your drafts are kept in your account. Sign in with your email, and they are here.",
  },
  drafts: {
    title: "Sign in to see your drafts",
    text: "Drafts are kept in your account. What you type into the wizard before signing in stays on this device.",
  },
  messages: {
    title: "Sign in to see your messages",
    text: "Messages from colleagues, from support and from Grantwright are kept in your account.",
  },
  opportunities: {
    title: "Sign in to see your grant opportunities",
    text: "The grants that you said you are interested in stand here.",
  },
  organization: {
    title: "Sign in to see your teams",
    text: "A team shares its drafts, proposals, inbox and credits.",
  },
  proposals: {
    title: "Sign in to see your proposals",
    text: "Proposals are kept in your account, with all their versions.",
  },
  scout: {
    title: "Sign in to send the scout out",
    text: "It looks for grants that fit what you do, and tells you when it has found some.",
  },
  tasks: {
    title: "Sign in to see what is being written",
    text: "Outlines, assessments and proposals are written in the background, and kept in your account.",
  },
  template: {
    title: "Sign in to work on your templates",
    text: "They are kept with your account, and shared with your team where you like.",
  },
  templates: {
    title: "Your Grants",
    text: "Sign in to see the templates that are yours or your team’s.",
  },
} as const;
