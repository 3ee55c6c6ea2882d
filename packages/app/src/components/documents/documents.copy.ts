import type { Schemas } from "@grantwright/api-client";
import { defaultMarkers } from "@grantwright/ui";
import { documentKind } from "./documentType.ts";
import { dotted } from "../dotted.ts";

/** Texts of document lists. */
export const copy = {
  noDrafts: "You have no proposal drafts saved.",
  noDraftsText: "A draft appears here when you create an outline. It saves itself while you write.",
  noProposals: "You have not created any proposals yet.",
  noProposalsText: "A proposal appears here when you create it from a finished draft.",
  createGrant: "Create a Grant",
  draftsFailed: "Your drafts could not be loaded",
  proposalsFailed: "Your proposals could not be loaded",
  failedText: "Nothing is lost: they are on the server. Check the connection and try once more.",
  retry: "Retry",
  actions: (name: string) => `Actions for ${name}`,
  duplicate: "Duplicate",
  delete: "Delete",
  deleteTitle: "Delete this document?",
  deleteText: (name: string, time: string) => `“${name}” leaves your lists. It can be brought back for ${time}.`,
  deleteConfirm: "Yes, delete",
  deleting: "Deleting…",
  cancel: "Keep it",
  deleted: "Deleted",
  deletedText: (time: string) => `It can be brought back for ${time}.`,
  undo: "Bring it back",
  restored: "It is back",
  duplicated: "Duplicated",
  duplicatedText: "The copy stands among your drafts.",
  untitled: "Untitled",
  search: "Search",
  searchExample: "Search by name or funder",
  sort: "Sorted by",
  sorts: { changed: "Last edited", deadline: "Deadline", name: "Name" },
  noneFound: (search: string) => `Nothing found for “${search}”`,
  nothing: "Nothing found",
  noneFoundText: "Try fewer or other words: part of a name, or a funder.",
  pagePast: "There is nothing on this page",
  pagePastText: "There are fewer of them than there were.",
  firstPage: "To the first page",
  showAll: "Show all",
  onDevice: "You are offline: only those that are kept on this device are looked through.",
  sent: (day: string) => `Sent ${day}`,
  notSent: "Not sent yet",
  /** What is next for a proposal that was not sent. */
  check: "Review and send",
  checkNamed: (name: string) => `Review and send: ${name}`,
  writing: "Being written now",
} as const;

const toWrite = (sections: number, all: number) => `Outline, ${sections} of ${all} to write`;

const open = (places: number) => (places === 1 ? "1 place still open" : `${places} places still open`);

/** How many places of a draft still ask for something; those of a proposal keep no knot of its thread open. */
const openPlacesIn = ({ openPlaces = 0, isRevision }: Schemas["DocumentListItem"]) => (isRevision ? 0 : openPlaces);

/** What the outline of a document still wants; undefined where that is nothing. */
const outlineOf = ({ progress, sectionsToWrite, sectionCount }: Schemas["DocumentListItem"]): string | undefined =>
  progress < 25 && sectionsToWrite && sectionCount ? toWrite(sectionsToWrite, sectionCount) : undefined;

/** How many places of a draft still ask for something, once its outline is written; undefined where none do. */
export function openStanding(item: Schemas["DocumentListItem"]): string | undefined {
  const places = openPlacesIn(item);
  return places > 0 && outlineOf(item) === undefined ? open(places) : undefined;
}

/** How many places of a proposal still ask for something; undefined where none do, and of one that was sent. */
export const openInProposal = ({ openPlaces = 0, sentOn }: Schemas["DocumentListItem"]): string | undefined =>
  openPlaces > 0 && !sentOn ? open(openPlaces) : undefined;

/** The last marker that the work on a document has reached. */
export const stageOf = ({ progress }: Pick<Schemas["DocumentListItem"], "progress">): string =>
  defaultMarkers.findLast(({ position }) => position <= progress)?.label ?? defaultMarkers[0]!.label;

/** Where the work on a document stands: the last marker that it has reached, or what its outline still wants. */
function standing(item: Schemas["DocumentListItem"]): string {
  return outlineOf(item) ?? openStanding(item) ?? stageOf(item);
}

/** What a list draws of the work on a document; no knot is tied for an assessment that nobody asked for, or over open places. */
export function threadOf(item: Schemas["DocumentListItem"]) {
  return {
    progress: item.progress,
    progressLabel: standing(item),
    markers: markersOf(item),
  };
}

function markersOf(item: Schemas["DocumentListItem"]) {
  const isSkipped = item.hasReview === false && item.progress > 50;
  const isOpen = openPlacesIn(item) > 0;
  return defaultMarkers.map((marker) => ({
    ...marker,
    isSkipped: isSkipped && marker.position === 50,
    isOpen: isOpen && marker.position === 75,
  }));
}

/** Where the person is in a document; undefined where they are in no section of it. */
function placeIn({ activeTaskId, currentSection }: Schemas["DocumentListItem"]): string | undefined {
  if (activeTaskId) return copy.writing;
  return currentSection
    ? `section ${currentSection.number} of ${currentSection.count}, ${currentSection.title}`
    : undefined;
}

/** What a list says of a document under its name, but its open places: what it is, for whom, where the person is in it, and else its `stage` where nothing else stands for that. */
export const documentFacts = (item: Schemas["DocumentListItem"], recipient = "", stage = "") => [
  documentKind(item.type),
  recipient,
  placeIn(item) ?? outlineOf(item) ?? (openStanding(item) ? undefined : stage),
];

/** What stands above the name of a document whose thread has its standing in words beside it. */
export const documentMeta = (item: Schemas["DocumentListItem"]): string =>
  dotted(documentKind(item.type), placeIn(item));

/** The name a document is listed under. */
export const documentName = (item: Pick<Schemas["DocumentListItem"], "name" | "title">) =>
  item.name || item.title || copy.untitled;
