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
import { FileMissingError, FileTooLargeError, type FileStore } from "./fileStore.ts";

/** What stands before each id: whatever else is in the bucket is left alone. */
const prefix = "uploads/";

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/**
 * Keeps files in a bucket of an S3-compatible storage. Browsers send them there straight, to signed addresses that take one
 * file of the announced size and type. Throws what the storage answers as an S3ServiceException, of which no part is a secret.
 */
export function createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: StorageSettings): FileStore {
  const client = new S3Client({
    endpoint: endpoint.href,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Checksums that go beyond the signature are not known to every storage, and cannot be foreseen in a signed address.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
  });
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
      await client.send(new PutObjectCommand({ ...place(id), Body: Buffer.concat(chunks) }));
      return size;
    },
    async read(id) {
      try {
        const { Body } = await client.send(new GetObjectCommand(place(id)));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      } catch (error) {
        throw isMissing(error) ? new FileMissingError() : error;
      }
    },
    async copy(id, copyId) {
      try {
        await client.send(new CopyObjectCommand({ ...place(copyId), CopySource: `${bucket}/${prefix}${id}` }));
      } catch (error) {
        throw isMissing(error) ? new FileMissingError() : error;
      }
    },
    async remove(id) {
      await client.send(new DeleteObjectCommand(place(id)));
    },
    async list() {
      const ids: string[] = [];
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next }),
        );
        ids.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key.slice(prefix.length)] : [])));
        next = page.NextContinuationToken;
      } while (next !== undefined);
      return ids;
    },
    async about(id) {
      try {
        const {
          ContentLength = 0,
          ContentType = "",
          LastModified,
        } = await client.send(new HeadObjectCommand(place(id)));
        return { size: ContentLength, mimetype: ContentType, storedAt: LastModified ?? new Date() };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
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
