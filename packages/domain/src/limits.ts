/** A description of a project, in characters without the spaces around it. Source: specification 2, the wizard. */
export const descriptionLength = { least: 20, most: 10_000 } as const;

/** The most characters of the texts of a message. Source: the contract. */
export const messageLength = { subject: 200, content: 20_000 } as const;

/** The most characters of a comment, and of the words that one is about. */
export const commentLength = { text: 4_000, exact: 4_000 } as const;

/** The most characters of words that somebody proposes to change, and of the other ones. */
export const suggestionLength = 10_000;

/** The most characters of the name of a team. */
export const teamNameLength = 100;

/** How many addresses can be invited at a time. */
export const invitesAtOnce = 50;

/** How many characters a new password needs, and the most of a person's name. */
export const accountLimits = { leastPassword: 8, mostName: 200 } as const;

/**
 * The most characters that are saved of each text of a draft: far more than any funder reads, so that only what no form asks for is
 * held back. Source: the decisions on bounds; SaveDocRequest in the contract, to which a test holds them.
 */
export const savedLength = {
  name: 1_000,
  eligibilityCriteria: 100_000,
  assessmentCriteria: 100_000,
  section: 1_000_000,
} as const;

/** The most that is saved of all texts of a draft together, in bytes as JSON writes them: a save sends all of them in one request. */
export const savedBytes = 5_000_000;
