import { safeName } from "../../kernel/text/safeName.ts";

/**
 * The Content-Disposition of a download (RFC 6266): a plain ASCII name for old clients and the whole name, percent-encoded
 * (RFC 8187), for all others.
 */
export function attachmentHeader(name: string, ending: string): string {
  const whole = `${safeName(name).toWellFormed()}.${ending}`;
  const plain = whole
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\x20-\x7e]|["%\\]/g, "_");
  const encoded = encodeURIComponent(whole).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
