/** Texts of copying templates, wherever they are shown. */
export const copy = {
  customize: "Customize",
  customizing: "Copying…",
  customized: "This is your own copy",
  customizedText: "Change it as you like. The library’s stays as it is.",
  share: "Share with a team",
  shareTitle: "Share with a team",
  shareText: "The team gets a copy of its own, which its people may change.",
  noTeams: "You are in no other team yet.",
  toTeams: "Your teams",
  shared: (team: string) => `${team} has a copy now`,
  teamsFailed: "Your teams could not be loaded.",
  retry: "Try again",
} as const;
