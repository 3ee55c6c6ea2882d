import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { StorageSettings } from "../../kernel/config.ts";
import { AwayError } from "../../kernel/outage.ts";
import { FileMissingError, FileTooLargeError, type FileStore } from "./fileStore.ts";

/** What stands before each id: whatever else is in the bucket is left alone. */
const prefix = "uploads/";

/** How long the storage is waited for, three times, in milliseconds: to connect, while nothing comes, and for an answer in all. */
export interface StoragePatience {
  connectMs: number;
  silenceMs: number;
  answerMs: number;
}

/** Long enough for the largest file over a slow line, short enough that a person waits for the end of it. */
const usualPatience: StoragePatience = { connectMs: 3_000, silenceMs: 10_000, answerMs: 60_000 };

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

const unlessMissing = (error: unknown) => {
  if (!(error instanceof FileMissingError)) throw error;
  return undefined;
};

/**
 * Keeps files in a bucket of an S3-compatible storage. Browsers send them there straight, to signed addresses that take one
 * file of the announced size and type. Throws an AwayError where the storage refuses or does not answer, with what it answered, of which
 * no part is a secret, as its cause.
 */
export function createS3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: StorageSettings,
  { connectMs, silenceMs, answerMs }: StoragePatience = usualPatience,
): FileStore {
  const client = new S3Client({
    endpoint: endpoint.href,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Checksums that go beyond the signature are not known to every storage, and cannot be foreseen in a signed address.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
  });
  /** What a question to the storage answers. Throws a FileMissingError or an AwayError. */
  const answerOf = async <Answer>(question: Promise<Answer>): Promise<Answer> => {
    try {
      return await question;
    } catch (cause) {
      if (isMissing(cause)) throw new FileMissingError();
      throw new AwayError("The storage of files refused, or did not answer", { cause });
    }
  };
  const place = (id: string) => ({ Bucket: bucket, Key: prefix + id });
  return {
    async put(id, bytes, maxBytes) {
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxBytes) throw new FileTooLargeError();
        chunks.push(chunk);
      }
      await answerOf(client.send(new PutObjectCommand({ ...place(id), Body: Buffer.concat(chunks) })));
      return size;
    },
    async read(id) {
      const bytes = client.send(new GetObjectCommand(place(id))).then(({ Body }) => Body?.transformToByteArray());
      return Buffer.from((await answerOf(bytes)) ?? []);
    },
    async copy(id, copyId) {
      const CopySource = `${bucket}/${prefix}${id}`;
      await answerOf(client.send(new CopyObjectCommand({ ...place(copyId), CopySource })));
    },
    async remove(id) {
      await answerOf(client.send(new DeleteObjectCommand(place(id)))).catch(unlessMissing);
    },
    async list() {
      const ids: string[] = [];
      let next: string | undefined;
      do {
        const wanted = { Bucket: bucket, Prefix: prefix, ContinuationToken: next };
        const page = await answerOf(client.send(new ListObjectsV2Command(wanted)));
        ids.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key.slice(prefix.length)] : [])));
        next = page.NextContinuationToken;
      } while (next !== undefined);
      return ids;
    },
    async about(id) {
      const found = await answerOf(client.send(new HeadObjectCommand(place(id)))).catch(unlessMissing);
      if (!found) return undefined;
      const { ContentLength = 0, ContentType = "", LastModified } = found;
      return { size: ContentLength, mimetype: ContentType, storedAt: LastModified ?? new Date() };
    },
    direct: {
      origin: endpoint.origin,
      sign: (id, { size, mimetype, lifetimeMs }) =>
        getSignedUrl(client, new PutObjectCommand({ ...place(id), ContentLength: size, ContentType: mimetype }), {
          expiresIn: Math.floor(lifetimeMs / 1000),
          signableHeaders: new Set(["content-type"]),
        }),
    },
  };
}
