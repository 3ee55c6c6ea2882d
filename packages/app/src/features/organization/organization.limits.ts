/** The longest name of a team, in characters. */
export const teamNameLimit = 100;

/** How many addresses can be invited at a time. */
export const invitesAtOnce = 50;
