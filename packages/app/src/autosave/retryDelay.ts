import { ApiError } from "@grantwright/api-client";

const first = 3_000;
const longest = 30_000;

/**
 * How long to wait before something is sent once more, in milliseconds: 3, 6, 12, 24 and then 30 s, a fifth more or less, so that
 * many pages do not come back at the same moment; longer where the server asked for it (`Retry-After`).
 */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.max(asked, Math.min(first * 2 ** failures, longest) * (0.8 + Math.random() * 0.4));
}
