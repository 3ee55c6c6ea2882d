/** The cache in which the service worker keeps what one person has read, for reading without a network. */
export const keptAnswers = "grantwright.answers.2";

/** Where they were while documents did not tell yet what a writer had drafted. They are read anew, not shown without it. */
export const olderAnswers = "grantwright.answers";

/** Forgets all that is kept for reading without a network. Never rejects. */
export async function forgetAnswers(): Promise<void> {
  try {
    await caches.delete(keptAnswers);
  } catch {
    // A browser without such a cache keeps nothing.
  }
}

/** Puts a newer answer in the place of one that is kept; where none is kept, neither is this. Never rejects. */
export async function renewAnswer(address: string, answer: unknown): Promise<void> {
  try {
    if (!(await caches.match(address, { cacheName: keptAnswers }))) return;
    await (await caches.open(keptAnswers)).put(address, Response.json(answer));
  } catch {
    // The network's next answer is kept in its place.
  }
}
