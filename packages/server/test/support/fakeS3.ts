import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { testTime } from "./testTime.ts";

/** What a stored object is. */
export interface StoredObject {
  bytes: Buffer;
  type: string;
  storedAt: Date;
}

/** A storage with the protocol of S3, as far as the server uses it, that believes no request without a right signature. */
export interface FakeS3 {
  origin: string;
  /** The settings of a server that uses it. */
  settings: Record<string, string>;
  objects: Map<string, StoredObject>;
  /** Each request as `PUT uploads/1: 200`. */
  requests: string[];
  /** Answers every request like this until it is taken back; `only` names a method. */
  failWith(status: number | undefined, only?: string): void;
  /** Takes requests and answers none of them, until it is taken back. */
  hang(isHanging: boolean): void;
  /** Moves the storage's clock. */
  clock: { offsetMs: number };
  stop(): Promise<void>;
}

const keyId = "test-key";
const secret = "test-secret-that-no-log-may-have";
const region = "eu-test-1";
const bucket = "files";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

const momentOf = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/** Why a request is refused, by the rules of Signature Version 4; undefined where it is right. */
function problemOf(request: IncomingMessage, body: Buffer, now: number): string | undefined {
  const url = new URL(request.url ?? "/", "http://storage");
  const isPresigned = url.searchParams.has("X-Amz-Signature");
  const header = request.headers.authorization ?? "";
  const given = isPresigned
    ? {
        algorithm: url.searchParams.get("X-Amz-Algorithm"),
        credential: url.searchParams.get("X-Amz-Credential") ?? "",
        signed: url.searchParams.get("X-Amz-SignedHeaders") ?? "",
        signature: url.searchParams.get("X-Amz-Signature") ?? "",
        date: url.searchParams.get("X-Amz-Date") ?? "",
      }
    : {
        algorithm: header.split(" ", 1)[0],
        credential: /Credential=([^,]+)/.exec(header)?.[1] ?? "",
        signed: /SignedHeaders=([^,]+)/.exec(header)?.[1] ?? "",
        signature: /Signature=([0-9a-f]+)/.exec(header)?.[1] ?? "",
        date: String(request.headers["x-amz-date"] ?? ""),
      };
  if (given.algorithm !== "AWS4-HMAC-SHA256") return "AccessDenied";
  const at = momentOf(given.date);
  const lifetime = isPresigned ? Number(url.searchParams.get("X-Amz-Expires")) * 1000 : 15 * 60_000;
  if (!(at <= now + 15 * 60_000)) return "RequestTimeTooSkewed";
  if (!(now <= at + lifetime)) return isPresigned ? "AccessDenied: Request has expired" : "RequestTimeTooSkewed";
  const scope = `${given.date.slice(0, 8)}/${region}/s3/aws4_request`;
  if (given.credential !== `${keyId}/${scope}`) return "InvalidAccessKeyId";
  const payload = isPresigned ? "UNSIGNED-PAYLOAD" : String(request.headers["x-amz-content-sha256"] ?? "");
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const names = given.signed.split(";");
  if (!names.includes("host")) return "AccessDenied";
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`).join("");
  const canonical = [request.method, url.pathname, query, headers, given.signed, payload].join("\n");
  const key = [given.date.slice(0, 8), region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const right = hmac(key, ["AWS4-HMAC-SHA256", given.date, scope, sha256(canonical)].join("\n"));
  const claimed = Buffer.from(given.signature, "hex");
  const isRight = claimed.length === right.length && timingSafeEqual(claimed, right);
  return isRight ? undefined : "SignatureDoesNotMatch";
}

/** Starts a storage of its own on this machine. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const clock = { offsetMs: 0 };
  let isHanging = false;
  let failure: { status: number; only: string | undefined } | undefined;

  const refuse = (response: ServerResponse, status: number, code: string, method?: string) => {
    response.writeHead(status, { "content-type": "application/xml" });
    response.end(method === "HEAD" ? undefined : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  };

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const url = new URL(request.url ?? "/", "http://storage");
    const { method = "" } = request;
    if (method === "OPTIONS") return response.writeHead(204).end();
    if (failure && (failure.only ?? method) === method) return refuse(response, failure.status, "Failure", method);
    const problem = problemOf(request, body, Date.now() + clock.offsetMs);
    if (problem) return refuse(response, 403, problem, method);
    const [, found = "", ...rest] = decodeURIComponent(url.pathname).split("/");
    const key = rest.join("/");
    if (found !== bucket) return refuse(response, 404, "NoSuchBucket", method);
    const storedAt = new Date(testTime.getTime() + clock.offsetMs);
    if (method === "PUT") {
      const source = request.headers["x-amz-copy-source"];
      const copied = source === undefined ? undefined : objects.get(String(source).replace(`${bucket}/`, ""));
      if (source !== undefined && !copied) return refuse(response, 404, "NoSuchKey", method);
      objects.set(
        key,
        copied ? { ...copied, storedAt } : { bytes: body, type: request.headers["content-type"] ?? "", storedAt },
      );
      return response.writeHead(200).end(copied ? "<CopyObjectResult></CopyObjectResult>" : undefined);
    }
    if (method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (method === "GET" && url.searchParams.get("list-type") === "2") {
      // Two a page, so that pages are followed.
      const all = [...objects.keys()].filter((each) => each.startsWith(url.searchParams.get("prefix") ?? "")).sort();
      const start = Number(url.searchParams.get("continuation-token") ?? 0);
      const next = start + 2 < all.length ? String(start + 2) : undefined;
      const contents = all.slice(start, start + 2).map((each) => `<Contents><Key>${each}</Key></Contents>`);
      const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : "";
      response.writeHead(200, { "content-type": "application/xml" });
      return response.end(
        `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${contents.join("")}${more}</ListBucketResult>`,
      );
    }
    const object = objects.get(key);
    if (!object) return refuse(response, 404, "NoSuchKey", method);
    response.writeHead(200, {
      "content-type": object.type,
      "content-length": object.bytes.length,
      "last-modified": object.storedAt.toUTCString(),
    });
    return response.end(method === "HEAD" ? undefined : object.bytes);
  };

  const server = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-methods", "PUT");
    response.setHeader("access-control-allow-headers", "content-type");
    if (isHanging) return;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.once("finish", () =>
      requests.push(`${request.method} ${request.url?.split("?", 1)[0]}: ${response.statusCode}`),
    );
    answer(request, response, Buffer.concat(chunks));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    settings: {
      S3_ENDPOINT: origin,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
    },
    objects,
    requests,
    clock,
    hang: (isHangingNow) => void (isHanging = isHangingNow),
    failWith: (status, only) => (failure = status === undefined ? undefined : { status, only }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
