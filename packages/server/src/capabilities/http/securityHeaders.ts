import type { FastifyReply } from "fastify";
import type { Config } from "../../kernel/config.ts";

/** What every answer carries, pages and data alike. */
export function setSecurityHeaders(config: Config, reply: FastifyReply): void {
  reply.headers({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "microphone=(self), camera=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": config.allowedOrigins.length > 0 ? "cross-origin" : "same-origin",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  });
  if (config.publicUrl.startsWith("https:"))
    reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
}

/** The policy of a script's file, which binds it where it runs as a worker. */
export const scriptPolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The content security policy of a page: only scripts and styles with its nonce run, and what they load. It may send files to
 * `uploadOrigin`, where they are kept outside of the server. `app`,
 * `dompurify` and `default`, which lets elements be emptied and nothing else, are the only Trusted Types policies; each lazily loaded part
 * of the app may ask for `app` anew.
 */
export const pagePolicy = (nonce: string, uploadOrigin: string | undefined): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self'${uploadOrigin === undefined ? "" : ` ${uploadOrigin}`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types app default dompurify 'allow-duplicates'",
  ].join("; ");
