/** How many drafts the dashboard shows; one more is asked for, to know whether there are more. */
export const draftLimit = 100;

/** How many proposals the dashboard shows. */
export const proposalLimit = 200;
