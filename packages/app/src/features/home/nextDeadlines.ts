import type { Schemas } from "@grantwright/api-client";
import { documentName } from "../../components/documents/documents.copy.ts";
import { amountLabel, grantHref } from "../../components/grants/grants.copy.ts";
import { dueCopy } from "./due.copy.ts";
import { earlierDay } from "./earlierDay.ts";

/** Something that closes, and what can be done about it next. */
export interface Due {
  id: string;
  /** Where it was found. */
  from: keyof typeof dueCopy.from;
  /** When it closes, or the day before that on which something is due: ISO 8601. */
  deadline: string;
  title: string;
  /** Who gives, as far as that is known. */
  detail: string;
  /** How much, as far as that is known. */
  amount?: string | undefined;
  /** Where it is shown. */
  href: string;
  /** The next step, and where that is done. */
  next: { label: string; href: string };
}

/** Where deadlines are found. */
export interface DueSources {
  drafts: readonly Schemas["DocumentListItem"][];
  proposals: readonly Schemas["DocumentListItem"][];
  bookmarks: readonly Schemas["TemplateCard"][];
  opportunities: readonly Schemas["Opportunity"][];
}

/** How many are shown. */
const shown = 5;

/** What a draft wants next, as far as its row in the list says. */
function nextOf({ progress, sectionsToWrite = 0, openPlaces = 0, activeTaskId }: Schemas["DocumentListItem"]): string {
  if (activeTaskId) return dueCopy.beingWritten;
  if (sectionsToWrite > 0) return dueCopy.write(sectionsToWrite);
  if (openPlaces > 0) return dueCopy.fill(openPlaces);
  return progress >= 75 ? dueCopy.generate : dueCopy.goOn;
}

/**
 * What closes next, the soonest first: one row an application, so that a draft stands for the grant that was bookmarked or accepted
 * before it. What has closed or was sent, and what can never close, is left out.
 */
export function nextDeadlines({ drafts, proposals, bookmarks, opportunities }: DueSources, now: number): Due[] {
  const documents = [...drafts, ...proposals];
  const begun = new Set(documents.flatMap(({ templateId }) => templateId ?? []));
  const known = new Set(documents.map(({ id }) => id));
  const accepted = opportunities.filter(({ status }) => status === "accepted");
  const dueOfDocument = new Map(accepted.map(({ documentId, dueDate }) => [documentId, dueDate]));

  /** What is due next of what somebody writes: a day that leads to its deadline, or that. */
  const dayOf = (deadline: string, keyDates: Schemas["KeyDates"] | undefined, who: string) => {
    const earlier = earlierDay(keyDates, deadline, now);
    return earlier
      ? { deadline: earlier.at, detail: dueCopy.earlier(who, earlier.what, deadline) }
      : { deadline, detail: who };
  };
  const written = (
    item: Schemas["DocumentListItem"],
    from: "draft" | "proposal",
    path: string,
    label: string,
  ): Due => ({
    id: item.id,
    from,
    title: documentName(item),
    ...dayOf(item.deadline ?? dueOfDocument.get(item.id) ?? "", item.keyDates, item.funderName ?? ""),
    href: path + item.id,
    next: { label, href: path + item.id },
  });
  const all: Due[] = [
    ...drafts.map((item) => written(item, "draft", "/drafts/", nextOf(item))),
    ...proposals
      .filter(({ sentOn }) => sentOn === undefined)
      .map((item) => written(item, "proposal", "/docs/", dueCopy.send)),
    ...bookmarks
      .filter(({ templateId }) => !begun.has(templateId))
      .map(({ templateId, deadline = "", name, funderName, audience, amount }) => ({
        id: templateId,
        from: "bookmark" as const,
        title: name,
        deadline,
        detail: funderName || audience || "",
        amount: amountLabel(amount),
        href: grantHref(templateId),
        next: { label: dueCopy.start, href: `/docs/new/${templateId}` },
      })),
    ...accepted
      .filter(({ documentId }) => documentId === undefined || !known.has(documentId))
      .map(({ _id, title, funderName, grantSize, dueDate = "" }) => ({
        id: _id,
        from: "accepted" as const,
        deadline: dueDate,
        title,
        detail: funderName ?? "",
        amount: grantSize?.raw,
        href: "/opportunities",
        next: { label: dueCopy.begin, href: "/opportunities" },
      })),
  ];
  return all
    .map((due) => ({ due, at: Date.parse(due.deadline) }))
    .filter(({ at }) => at > now)
    .sort((a, b) => a.at - b.at)
    .slice(0, shown)
    .map(({ due }) => due);
}
