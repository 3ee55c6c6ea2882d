import { z } from "zod";
import type { GrantHit, SourceGrant } from "../grantSource.ts";
import { easternDay } from "./easternDay.ts";
import { plainText } from "./plainText.ts";

const word = z.union([z.string(), z.number()]).transform((value) => String(value).trim());
const id = word.pipe(z.string().regex(/^\d{1,12}$/));
const words = word.optional().catch(undefined);
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item.nullable().catch(null))
    .transform((items) => items.filter((each) => each !== null))
    .catch([]);

/** What every answer has around it. */
export const envelope = z.object({ errorcode: z.coerce.number().default(0), data: z.unknown() });

/** As much of a page of results as is used. */
export const searchPage = z.object({ hitCount: z.coerce.number().catch(0), oppHits: z.array(z.unknown()).catch([]) });

const hitShape = z.object({
  id,
  number: words,
  title: word.pipe(z.string().min(1)),
  agency: words,
  agencyName: words,
  agencyCode: words,
  openDate: words,
  closeDate: words,
  oppStatus: words,
});

const subjectShape = z.object({ programTitle: z.string() });

const detailsShape = z.object({
  agencyName: words,
  synopsisDesc: words,
  forecastDesc: words,
  postingDate: words,
  responseDate: words,
  estApplicationResponseDate: words,
  awardCeiling: words,
  awardFloor: words,
  applicantEligibilityDesc: words,
  applicantTypes: listOf(z.object({ description: z.string().trim().min(1) })),
});

const opportunityShape = z.object({
  id,
  opportunityNumber: words,
  opportunityTitle: word.pipe(z.string().min(1)),
  owningAgencyCode: words,
  agencyDetails: z.object({ agencyName: words }).optional().catch(undefined),
  synopsis: detailsShape.nullish().catch(undefined),
  forecast: detailsShape.nullish().catch(undefined),
  cfdas: listOf(subjectShape),
  alns: listOf(subjectShape),
});

/** Where a person reads all about a grant. */
const pageOf = (grantId: string) => `https://www.grants.gov/search-results-detail/${grantId}`;

const keyOf = (grantId: string) => `grants.gov:${grantId}`;

/** A sum in dollars; null for "none", nothing and zero, which all mean that there is no limit. */
function dollars(text: string | undefined): number | null {
  const value = Number((text ?? "").replace(/[$,\s]/g, ""));
  return Number.isFinite(value) && value > 0 ? value : null;
}

const asDollars = (value: number) => `$${Math.round(value).toLocaleString("en-US")}`;

function sizeOf(floor: number | null, ceiling: number | null): string | null {
  if (floor !== null && ceiling !== null)
    return floor < ceiling ? `${asDollars(floor)} to ${asDollars(ceiling)}` : asDollars(ceiling);
  if (ceiling !== null) return `Up to ${asDollars(ceiling)}`;
  return floor === null ? null : `At least ${asDollars(floor)}`;
}

/** A line of a page of results; undefined where it cannot be used. */
export function readHit(hit: unknown): GrantHit | undefined {
  const read = hitShape.safeParse(hit).data;
  if (!read) return undefined;
  return {
    key: keyOf(read.id),
    number: read.number ?? "",
    title: plainText(read.title),
    dueAt: easternDay(read.closeDate, "end"),
    status: read.oppStatus === "forecasted" ? "forecasted" : "posted",
  };
}

/** The same as a grant of which no more is known. */
export function readHitAsGrant(hit: unknown): SourceGrant | undefined {
  const found = readHit(hit);
  const read = hitShape.safeParse(hit).data;
  if (!found || !read) return undefined;
  return {
    ...found,
    funderName: plainText(read.agency ?? read.agencyName ?? read.agencyCode ?? ""),
    description: "",
    eligibility: null,
    grantSize: null,
    awardFloor: null,
    awardCeiling: null,
    openAt: easternDay(read.openDate, "start"),
    url: pageOf(read.id),
    subjects: [],
  };
}

/** The `data` of a fetchOpportunity answer; undefined where it cannot be used. */
export function readOpportunity(data: unknown): SourceGrant | undefined {
  const read = opportunityShape.safeParse(data).data;
  const details = read?.synopsis ?? read?.forecast;
  if (!read || !details) return undefined;
  const awardFloor = dollars(details.awardFloor);
  const awardCeiling = dollars(details.awardCeiling);
  const eligibility = [
    ...details.applicantTypes.map(({ description }) => plainText(description)),
    plainText(details.applicantEligibilityDesc ?? ""),
  ].filter(Boolean);
  return {
    key: keyOf(read.id),
    number: read.opportunityNumber ?? "",
    title: plainText(read.opportunityTitle),
    funderName: plainText(details.agencyName ?? read.agencyDetails?.agencyName ?? read.owningAgencyCode ?? ""),
    description: plainText(details.synopsisDesc ?? details.forecastDesc ?? ""),
    eligibility: eligibility.length > 0 ? eligibility.join("\n") : null,
    grantSize: sizeOf(awardFloor, awardCeiling),
    awardFloor,
    awardCeiling,
    openAt: easternDay(details.postingDate, "start"),
    dueAt: easternDay(details.responseDate ?? details.estApplicationResponseDate, "end"),
    url: pageOf(read.id),
    status: read.synopsis ? "posted" : "forecasted",
    subjects: [...read.cfdas, ...read.alns].map(({ programTitle }) => plainText(programTitle)).filter(Boolean),
  };
}
