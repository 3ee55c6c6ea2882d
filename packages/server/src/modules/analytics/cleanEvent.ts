/** What may be kept of an event. */
export interface CleanEvent {
  name: string;
  /** The path of the page, with ids left out; null for an event without a page. */
  path: string | null;
  ref: string | null;
  properties: Record<string, unknown>;
}

const mostText = 200;
const mostEntries = 30;
const mostDepth = 2;
/** Of all properties as JSON, in characters. */
const mostProperties = 4000;

const email = /[^\s@]+(?:@|%40)[^\s@]+/i;
/** Longer than words are, and of letters and digits mixed: ids, keys, session secrets, tokens of links. */
const secret = /(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}|[\w-]{32,}/;
const secretName = /token|secret|password|session|cookie|e-?mail|authorization/i;

/** Whether a text may name a person or open something. */
const isPrivate = (text: string): boolean => email.test(text) || secret.test(text);

/** The path of an address with ids, codes and all else that is not a word of ours replaced; no query but `ref`. */
export function cleanPath(address: string): { path: string; ref: string | null } | undefined {
  if (!URL.canParse(address, "http://page.invalid")) return undefined;
  const url = new URL(address, "http://page.invalid");
  const segments = url.pathname.split("/").map((segment) => {
    const isId = /^[0-9a-f]{24}$/i.test(segment) || /^\d+$/.test(segment);
    return isId || isPrivate(segment) || segment.length > 60 ? ":id" : segment;
  });
  const path = segments.join("/").replace(/^(\/join)\/[^/]+/, "$1/:id");
  return { path: path.slice(0, mostText), ref: cleanRef(url.searchParams.get("ref")) };
}

/** Where a person came from, unless it could be a person or a secret. */
const cleanRef = (ref: string | null | undefined): string | null =>
  ref === null || ref === undefined || ref.trim() === "" || isPrivate(ref) ? null : ref.slice(0, mostText);

function cleanText(text: string): string | undefined {
  if (/^(?:[a-z]+:\/)?\//i.test(text)) return cleanPath(text)?.path;
  return isPrivate(text) ? undefined : text.slice(0, mostText);
}

function cleanValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= mostDepth) return undefined;
  if (Array.isArray(value))
    return value
      .slice(0, mostEntries)
      .map((entry) => cleanValue(entry, depth + 1))
      .filter((entry) => entry !== undefined);
  return cleanProperties(value as Record<string, unknown>, depth + 1);
}

function cleanProperties(properties: Record<string, unknown>, depth: number): Record<string, unknown> {
  const kept: [string, unknown][] = [];
  for (const [name, value] of Object.entries(properties)) {
    if (kept.length === mostEntries || name.length > mostText || secretName.test(name) || isPrivate(name)) continue;
    // A payment's number is told so that a purchase is counted once; it opens nothing.
    const isPaymentNumber = name === "txnId" && typeof value === "string" && /^[\w-]{1,100}$/.test(value);
    const clean = isPaymentNumber ? value : cleanValue(value, depth);
    if (clean !== undefined) kept.push([name, clean]);
  }
  return Object.fromEntries(kept);
}

/**
 * What may be kept of an event that anybody may send: whatever could name a person or open something is dropped, and the page's
 * address (`location`) loses ids and query. Returns undefined where the name itself could be private.
 */
export function cleanEvent(name: string, properties: Record<string, unknown>, ref?: string): CleanEvent | undefined {
  if (isPrivate(name)) return undefined;
  const { location, ...others } = properties;
  const page = typeof location === "string" ? cleanPath(location) : undefined;
  const kept = cleanProperties(others, 0);
  return {
    name,
    path: page?.path ?? null,
    ref: cleanRef(ref) ?? page?.ref ?? null,
    properties: JSON.stringify(kept).length > mostProperties ? {} : kept,
  };
}
