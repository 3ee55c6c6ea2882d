import { setTimeout as wait } from "node:timers/promises";
import { type GrantHit, type GrantSource, SourceFailedError } from "../grantSource.ts";
import { envelope, readHit, readOpportunity, searchPage } from "./readAnswers.ts";

/** Where Grants.gov is, and how patient to be with it. */
export interface GrantsGovSettings {
  /** The origin of its API. */
  url: string;
  /** For one answer. */
  timeoutMs?: number;
  /** Before the second try; doubled for the third. */
  retryDelayMs?: number;
}

const triesInAll = 3;
const mostBytes = 8 * 1024 * 1024;
const rowsPerPage = 50;
const mostPages = 2;
const longestWaitMs = 30_000;

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new SourceFailedError("The answer is too large.", false);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** How long a source asks to wait, in milliseconds: seconds or a date. */
function retryAfterOf(response: Response): number | undefined {
  const value = response.headers.get("retry-after");
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : undefined;
}

/** The grants of the United States' government, from its public API, which takes no key. */
export function createGrantsGov({ url, timeoutMs = 20_000, retryDelayMs = 1_000 }: GrantsGovSettings): GrantSource {
  async function askOnce(call: string, body: object, signal: AbortSignal): Promise<unknown> {
    const response = await fetch(new URL(`/v1/api/${call}`, url), {
      method: "POST",
      redirect: "error",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      const isPassing = response.status === 429 || response.status >= 500;
      throw new SourceFailedError(`HTTP ${response.status}`, isPassing, retryAfterOf(response));
    }
    const text = await readLimited(response);
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      throw new SourceFailedError("The answer is no JSON.", true);
    }
    const read = envelope.safeParse(parsed).data;
    if (!read) throw new SourceFailedError("The answer is not of the expected shape.", false);
    if (read.errorcode !== 0) throw new SourceFailedError(`The error code is ${read.errorcode}.`, false);
    return read.data;
  }

  async function ask(call: string, body: object, signal: AbortSignal): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await askOnce(call, body, signal);
      } catch (error) {
        signal.throwIfAborted();
        const failure =
          error instanceof SourceFailedError
            ? error
            : new SourceFailedError(error instanceof Error ? error.name : "It could not be reached.", true);
        if (!failure.isPassing || attempt >= triesInAll) throw failure;
        await wait(failure.retryAfterMs ?? retryDelayMs * 2 ** (attempt - 1), undefined, { signal });
      }
    }
  }

  return {
    name: "Grants.gov",
    async search(keyword, signal) {
      const hits: GrantHit[] = [];
      for (let page = 0; page < mostPages; page += 1) {
        const asked = {
          keyword,
          oppStatuses: "forecasted|posted",
          rows: rowsPerPage,
          startRecordNum: page * rowsPerPage,
        };
        const read = searchPage.safeParse(await ask("search2", asked, signal)).data;
        if (!read) throw new SourceFailedError("The answer holds no results.", false);
        hits.push(...read.oppHits.flatMap((hit) => readHit(hit) ?? []));
        if (read.oppHits.length === 0 || (page + 1) * rowsPerPage >= read.hitCount) break;
      }
      return hits;
    },
    async fetch(key, signal) {
      const opportunityId = Number(key.slice(key.indexOf(":") + 1));
      return readOpportunity(await ask("fetchOpportunity", { opportunityId }, signal));
    },
  };
}
