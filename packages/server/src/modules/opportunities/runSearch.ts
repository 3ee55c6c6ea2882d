import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { type GrantHit, type GrantSource, SourceFailedError } from "../../capabilities/grants/grantSource.ts";
import type { Claim, TaskRow } from "../../capabilities/queue/claim.ts";
import type { Database } from "../../kernel/db/open.ts";
import { opportunity, task } from "../../kernel/db/schema.ts";
import type { SearchOutcome } from "../../kernel/db/values.ts";
import { newId } from "../../kernel/ids.ts";
import { storable } from "../../kernel/text/storable.ts";
import { TaskFailedError, doneNow } from "../tasks/index.ts";
import { importGrants } from "./importGrants.ts";
import { freshKeys, keepGrants, openGrants } from "./keptGrants.ts";
import { type Match, numberKey, rankGrants, titleKey } from "./rankGrants.ts";
import { findProfile, type ScoutProfileRow } from "./scoutProfile.ts";
import { searchesOf, termsOf } from "./searchTerms.ts";
import { tellOfSearch } from "./tellOfSearch.ts";
import { wordsOf } from "./words.ts";

/** The most grants of one search whose details are asked for. */
const mostDetails = 60;
const detailsAtOnce = 4;

const someGrants = (count: number) => (count === 1 ? "1 grant" : `${count} grants`);

/** What one search came to at a source. */
interface Looked {
  answered: boolean;
  failed: boolean;
}

async function suggestedTerms(context: Context, profile: ScoutProfileRow, signal: AbortSignal): Promise<string[]> {
  const { organization, project, location } = profile;
  try {
    const writer = await context.writers.of(context.db, profile.teamId);
    return (await writer.searchTerms?.({ organization, project, location }, signal)) ?? [];
  } catch (error) {
    signal.throwIfAborted();
    context.log.warn({ err: error }, "the model named no words to search for");
    return [];
  }
}

/** Asks the source for each of the searches, then for the details of what looks best, and keeps what it answers. */
async function lookUp(
  context: Context,
  source: GrantSource,
  searches: string[],
  claim: Claim,
  signal: AbortSignal,
): Promise<Looked> {
  const hits = new Map<string, GrantHit & { order: number; times: number }>();
  const state: Looked = { answered: false, failed: false };
  const attempt = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      const answer = await work();
      state.answered = true;
      return answer;
    } catch (error) {
      if (!(error instanceof SourceFailedError)) throw error;
      context.log.warn({ err: error, source: source.name }, "a source of grants failed");
      state.failed = true;
      return undefined;
    }
  };
  for (const [at, words] of searches.entries()) {
    signal.throwIfAborted();
    await claim.progress(8 + (32 * at) / searches.length, `Looking for “${words}” at ${source.name}`);
    const found = await attempt(() => source.search(words, signal));
    if (found === undefined) break;
    for (const [order, hit] of found.entries()) {
      const known = hits.get(hit.key);
      if (known) known.times += 1;
      else hits.set(hit.key, { ...hit, order, times: 1 });
    }
  }
  const now = context.now();
  const wanted = new Set(searches.flatMap((words) => wordsOf(words).map(({ stem }) => stem)));
  const inTitle = ({ title }: GrantHit) => wordsOf(title).filter(({ stem }) => wanted.has(stem)).length;
  const best = [...hits.values()]
    .filter(({ dueAt }) => dueAt === null || dueAt >= now)
    .map((hit) => ({ ...hit, worth: inTitle(hit) * 20 + hit.times * 10 - hit.order }))
    .toSorted((one, two) => two.worth - one.worth)
    .slice(0, mostDetails)
    .map(({ key }) => key);
  const fresh = await freshKeys(context, best);
  const asked = best.filter((key) => !fresh.has(key));
  for (let at = 0; at < asked.length; at += detailsAtOnce) {
    signal.throwIfAborted();
    await claim.progress(40 + (45 * at) / asked.length, `Reading ${someGrants(asked.length)} at ${source.name}`);
    const grants = await Promise.all(
      asked.slice(at, at + detailsAtOnce).map((key) => attempt(() => source.fetch(key, signal))),
    );
    await keepGrants(
      context,
      grants.filter((grant) => grant !== undefined),
    );
    if (state.failed) break;
  }
  return state;
}

const factsOf = ({ grant, reason }: Match, teamId: string) =>
  storable({
    teamId,
    title: grant.title,
    funderName: grant.funderName,
    description: grant.description,
    eligibility: grant.eligibility,
    comment: reason,
    grantSize: grant.grantSize,
    url: grant.url,
    number: grant.number || null,
    sourceKey: numberKey(grant),
  });

/** Stores what is new to the account; of what it knows already the facts are brought up to date. Returns the new ones. */
async function storeMatches(context: Context, tx: Database, teamId: string, matches: Match[]) {
  const now = context.now();
  const known = await tx.select().from(opportunity).where(eq(opportunity.teamId, teamId));
  const knownKeys = new Set(known.flatMap((row) => [row.sourceKey, titleKey(row)]));
  const isAutomatic = context.config.scout.review === "automatic";
  const stored: (typeof opportunity.$inferSelect)[] = [];
  for (const match of matches) {
    const { comment, sourceKey, ...facts } = factsOf(match, teamId);
    const dueDate = match.grant.dueAt;
    if (knownKeys.has(sourceKey) || knownKeys.has(titleKey(match.grant))) {
      const { description, ...others } = facts;
      await tx
        .update(opportunity)
        .set({ ...others, dueDate, ...(description !== "" && { description }) })
        .where(
          and(
            eq(opportunity.teamId, teamId),
            eq(opportunity.sourceKey, sourceKey),
            inArray(opportunity.state, ["found", "reviewed"]),
          ),
        );
      continue;
    }
    const [made] = await tx
      .insert(opportunity)
      .values({
        id: newId(),
        ...facts,
        comment,
        sourceKey,
        dueDate,
        state: isAutomatic ? "reviewed" : "found",
        foundAt: now,
        reviewedAt: isAutomatic ? now : null,
      })
      .onConflictDoNothing()
      .returning();
    if (made) stored.push(made);
  }
  return stored;
}

/**
 * Looks for grants that fit an account's profile: at the source, in what is imported, and in what was kept of earlier answers.
 * May be run again after a crash. Throws a TaskFailedError where there was nowhere to look.
 */
export async function runSearch(context: Context, row: TaskRow, claim: Claim, signal: AbortSignal): Promise<void> {
  const profile = await findProfile(context.db, row.teamId);
  if (!profile)
    throw new TaskFailedError("There is nothing to look for yet: please say who you are and what you want to do.");
  await claim.progress(3, "Reading what you said of your organization and your project");
  await importGrants(context);
  const terms = termsOf(profile, await suggestedTerms(context, profile, signal));
  const searches = searchesOf(terms);
  const source = context.grants;
  const looked = source && (await lookUp(context, source, searches, claim, signal));
  signal.throwIfAborted();
  await claim.progress(88, "Comparing what there is with your words");
  const ranking = await rankGrants(openGrants(context), terms, profile);
  if (ranking.lookedThrough === 0 && !looked?.answered)
    throw new TaskFailedError(
      source
        ? `The scout could look nowhere: ${source.name} did not answer, and no grants were imported here. Please try again later.`
        : "The scout could look nowhere: it is not connected to a source of grants, and none were imported here.",
    );
  const kept = ranking.lookedThrough;
  const notes = [
    looked?.failed &&
      `${source?.name} did not answer everything. The scout also looked through ${someGrants(kept)} that ${kept === 1 ? "was" : "were"} imported here earlier.`,
    ranking.notForThem > 0 &&
      `${ranking.notForThem === 1 ? "1 that fits your words was" : `${ranking.notForThem} that fit your words were`} left out: the funder names other kinds of applicants.`,
    searches.length === 0 &&
      "Your description has no words that the scout can search for. Please say more of what you want to do.",
  ].filter(Boolean);
  const { matches } = ranking;
  const outcome: SearchOutcome = { found: 0, ...(notes.length > 0 && { note: notes.join(" ") }) };
  const now = context.now();
  await claim.hold(doneNow(now), async (tx) => {
    const stored = await storeMatches(context, tx, row.teamId, matches);
    outcome.found = stored.length;
    outcome.waiting = stored.filter(({ state }) => state === "found").length;
    await tellOfSearch(context, tx, row, stored);
    await tx.update(task).set({ outcome }).where(eq(task.id, row.id));
  });
}
