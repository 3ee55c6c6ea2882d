/** How many drafts a page of them and the dashboard show; one more is asked for, to know whether there are more. */
export const draftLimit = 100;

/** How many proposals they show. */
export const proposalLimit = 200;
