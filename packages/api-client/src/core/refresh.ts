/** How often slow-moving data (user, teams, templates) is asked for anew, in milliseconds: 15 minutes. */
export const slowRefresh = 900_000;
