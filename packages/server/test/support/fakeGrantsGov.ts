import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { grantRecords, type GrantRecord } from "../../src/modules/opportunities/grantRecords.fixture.ts";

/** What the fake answers in place of a proper answer. */
export type OddAnswer =
  { status: number; retryAfter?: string; location?: string } | { body: string } | "silence" | "endless";

/** A call as the fake got it. */
export interface Asked {
  call: "search2" | "fetchOpportunity";
  body: Record<string, unknown>;
}

const hitOf = ({ id, opportunityNumber, opportunityTitle, owningAgencyCode, synopsis, forecast }: GrantRecord) => {
  const details = (synopsis ?? forecast) as Record<string, string>;
  const due = details.responseDate ?? details.estApplicationResponseDate ?? "";
  const closeDate = /^\d/.test(due) ? due : new Date(`${due.slice(0, 12)} UTC`).toLocaleDateString("en-US", slashes);
  return {
    id: String(id),
    number: opportunityNumber,
    title: opportunityTitle,
    agencyCode: owningAgencyCode,
    agency: details.agencyName,
    openDate: "09/01/2026",
    closeDate,
    oppStatus: synopsis ? "posted" : "forecasted",
    docType: synopsis ? "synopsis" : "forecast",
    cfdaList: [],
  };
};

const slashes = { timeZone: "UTC", year: "numeric", month: "2-digit", day: "2-digit" } as const;

/** Stands in for Grants.gov's API: finds records in which all words of the keyword occur, and answers their details. */
export async function startFakeGrantsGov(records: GrantRecord[] = grantRecords) {
  const asked: Asked[] = [];
  const state = {
    records,
    /** In place of the next answers, one each. */
    next: [] as OddAnswer[],
    /** In place of every answer. */
    odd: undefined as OddAnswer | ((asked: Asked) => OddAnswer | undefined) | undefined,
    /** Waits before each answer. */
    before: undefined as ((asked: Asked) => Promise<void>) | undefined,
  };

  const answerOf = ({ call, body }: Asked): object => {
    if (call === "fetchOpportunity") {
      const found = state.records.find(({ id }) => id === body.opportunityId);
      return found ? { errorcode: 0, msg: "ok", data: found } : { errorcode: 1, msg: "none", data: {} };
    }
    const words = String(body.keyword).toLowerCase().split(/\s+/);
    const has = (record: GrantRecord) => {
      const text = JSON.stringify(record).toLowerCase();
      return words.every((word) => text.includes(word.replace(/(?:s|ing)$/, "")));
    };
    const hits = state.records.filter(has);
    const start = Number(body.startRecordNum);
    const oppHits = hits.slice(start, start + Number(body.rows)).map(hitOf);
    return { errorcode: 0, msg: "Webservice Succeeds", data: { hitCount: hits.length, startRecord: start, oppHits } };
  };

  const odd = (response: ServerResponse, answer: OddAnswer) => {
    if (answer === "silence") return;
    if (answer === "endless") {
      response.writeHead(200, { "content-type": "application/json" });
      const more = () => {
        while (!response.destroyed && response.write(" ".repeat(65_536)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    } else if ("status" in answer)
      response
        .writeHead(answer.status, {
          ...(answer.retryAfter && { "retry-after": answer.retryAfter }),
          ...(answer.location && { location: answer.location }),
        })
        .end("<html>");
    else response.writeHead(200, { "content-type": "application/json" }).end(answer.body);
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      void (async () => {
        const call = request.url?.split("/").at(-1) as Asked["call"];
        const one = { call, body: JSON.parse(Buffer.concat(chunks).toString("utf8")) as Asked["body"] };
        asked.push(one);
        await state.before?.(one);
        const instead = state.next.shift() ?? (typeof state.odd === "function" ? state.odd(one) : state.odd);
        if (instead !== undefined) return odd(response, instead);
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answerOf(one)));
      })();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type FakeGrantsGov = Awaited<ReturnType<typeof startFakeGrantsGov>>;
