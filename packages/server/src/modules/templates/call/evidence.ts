import { pointsIn } from "./points.ts";
import type { Part } from "./part.ts";
import { isRequiredBy, splitStatus } from "./statuses.ts";
import type { CallWords } from "./words/callWords.ts";
import { zoneOf, type Zone } from "./zones.ts";

/*
 * What a list is about by what its entries say, where no heading tells: most of them say whether they are required, or how many points
 * they give.
 */

const leastShare = 0.6;
const leastEntries = 2;

const isEntry = ({ kind, style }: Part) =>
  kind === "bullet" ||
  kind === "numbered" ||
  (kind === "heading" && style !== "plain" && style !== "capitals" && style !== "lead");

/** Zones whose headings say enough. */
const isSure = (zone: Zone) =>
  zone === "attachments" || zone === "criteria" || zone === "prohibitions" || zone === "eligibility";

function zoneOfEntries(entries: Part[], words: CallWords): Zone | undefined {
  if (entries.length < leastEntries) return undefined;
  if (entries.some(({ limits }) => limits.maxWordCount !== undefined || limits.maxLength !== undefined))
    return undefined;
  const share = (is: (part: Part) => boolean) => entries.filter(is).length / entries.length;
  if (share(({ body }) => pointsIn(body)?.hasUnit === true) >= leastShare) return "criteria";
  const saysNeed = ({ body }: Part) => isRequiredBy(splitStatus(body, words).status, words) !== undefined;
  return share(saysNeed) >= leastShare ? "attachments" : undefined;
}

/** Puts lists into the zone that their entries tell. */
export function zoneByEntries(parts: Part[], words: CallWords): void {
  let at = 0;
  while (at < parts.length) {
    const first = parts[at]!;
    if (!isEntry(first) || isSure(first.zone)) {
      at += 1;
      continue;
    }
    let to = at;
    const entries: Part[] = [];
    while (
      to < parts.length &&
      !parts[to]!.opensZone &&
      (parts[to]!.kind === "text"
        ? parts[to + 1]?.style === first.style
        : isEntry(parts[to]!) && parts[to]!.style === first.style)
    ) {
      if (parts[to]!.kind !== "text") entries.push(parts[to]!);
      to += 1;
    }
    const zone = zoneOfEntries(entries, words);
    if (zone !== undefined) for (const part of parts.slice(at, to)) part.zone = zone;
    at = Math.max(to, at + 1);
  }
}

/** Numbers outside of letters, "1. …: a) … b) …", count paragraphs and no entries: those become texts. */
export function clausesAsTexts(parts: Part[]): void {
  let at = 0;
  while (at < parts.length) {
    const { zone } = parts[at]!;
    let to = at + 1;
    while (to < parts.length && parts[to]!.zone === zone && !(parts[to]!.kind === "heading" && parts[to]!.opensZone))
      to += 1;
    const run = isSure(zone) ? parts.slice(at, to) : [];
    const hasInner = run.some(({ kind, style }) => kind === "numbered" && (style === "lower" || style === "int below"));
    if (hasInner) for (const part of run) if (part.kind === "numbered" && part.style === "int") part.kind = "text";
    at = to;
  }
}

/** Rows that say beside a heading's words what stands under it elsewhere, "Who can apply? | Any school": texts of that zone. */
export function zoneByLabels(parts: Part[], words: CallWords): void {
  for (const part of parts) {
    const { cells } = part.passage;
    if (part.kind !== "row" || isSure(part.zone) || part.zone === "sections" || part.opensZone) continue;
    if (cells?.length !== 2) continue;
    const [label = "", value = ""] = cells;
    const zone = label.length <= 60 ? zoneOf(label, words) : undefined;
    if (zone === undefined || !isSure(zone) || value.split(/\s+/).length < 2) continue;
    Object.assign(part, { kind: "text", zone, body: value, bodyAt: part.passage.text.length - value.length });
  }
}
