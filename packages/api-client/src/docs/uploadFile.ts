import { ApiError } from "../core/ApiError.ts";
import type { Schemas } from "../core/contract.ts";
import type { CallOptions } from "../core/createApiClient.ts";

/**
 * Sends one file to its signed address, with the given headers or the file's own type.
 * The address may belong to a storage outside the API, so no cookies go along when it does.
 * Throws an ApiError where the storage refuses it.
 */
export async function uploadFile(target: Schemas["UploadTarget"], file: Blob, options?: CallOptions): Promise<void> {
  const headers = target.headers ?? { "content-type": file.type || "application/octet-stream" };
  let answer: Response;
  try {
    answer = await fetch(target.signedUrl, {
      method: "PUT",
      body: file,
      headers,
      credentials: "same-origin",
      signal: options?.signal ?? null,
    });
  } catch (cause) {
    if (options?.signal?.aborted) throw options.signal.reason;
    throw new ApiError(0, "", "/upload", cause);
  }
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), "/upload");
}
