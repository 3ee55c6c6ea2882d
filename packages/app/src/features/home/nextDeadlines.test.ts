import { sampleCards, sampleDraftList, sampleOpportunities, sampleProposalList } from "@grantwright/api-client/mocks";
import { describe, expect, it } from "vitest";
import { dueCopy } from "./due.copy.ts";
import { nextDeadlines, type DueSources } from "./nextDeadlines.ts";

const now = Date.parse("2026-11-25T09:00:00.000Z");
const on = (day: string) => `${day}T23:59:00.000Z`;
const none: DueSources = { drafts: [], proposals: [], bookmarks: [], opportunities: [] };
const draft = sampleDraftList[0]!;
const card = sampleCards[0]!;
const opportunity = { ...sampleOpportunities[0]!, status: "accepted" as const };

describe("what closes next", () => {
  it("comes from bookmarks, drafts, proposals and accepted opportunities, the soonest first", () => {
    const due = nextDeadlines(
      {
        drafts: [{ ...draft, deadline: on("2026-12-04") }],
        proposals: [{ ...sampleProposalList[0]!, deadline: on("2026-12-11") }],
        bookmarks: [{ ...card, deadline: on("2026-11-27") }],
        opportunities: [{ ...opportunity, dueDate: on("2027-03-01") }],
      },
      now,
    );
    expect(due.map(({ from }) => from)).toEqual(["bookmark", "draft", "proposal", "accepted"]);
    expect(due[0]).toMatchObject({ title: card.name, next: { href: `/docs/new/${card.templateId}` } });
  });

  it("has one row an application: the draft stands for its bookmark and its opportunity", () => {
    const own = { ...draft, templateId: card.templateId };
    const due = nextDeadlines(
      {
        ...none,
        drafts: [own],
        bookmarks: [{ ...card, deadline: on("2026-12-04") }],
        opportunities: [{ ...opportunity, documentId: own.id, dueDate: on("2026-12-05") }],
      },
      now,
    );
    expect(due).toMatchObject([{ from: "draft", deadline: on("2026-12-05"), href: `/drafts/${own.id}` }]);
  });

  it("leaves out what has closed, what never closes, what was only reviewed, and all after the fifth", () => {
    const bookmarks = Array.from({ length: 7 }, (_, n) => ({
      ...card,
      templateId: `${n}`,
      deadline: on(`2026-12-0${n + 1}`),
    }));
    expect(nextDeadlines({ ...none, bookmarks }, now)).toHaveLength(5);
    const rest = {
      ...none,
      bookmarks: [{ ...card, deadline: on("2026-11-24") }, { ...sampleCards[3]! }],
      opportunities: [{ ...sampleOpportunities[0]!, dueDate: on("2026-12-05") }],
      drafts: [{ ...draft, deadline: "no date" }],
    };
    expect(nextDeadlines(rest, now)).toEqual([]);
  });

  it("leaves out what was sent, and the bookmark that it was written for", () => {
    const proposal = { ...sampleProposalList[0]!, templateId: card.templateId, deadline: on("2026-12-11") };
    const bookmarks = [{ ...card, deadline: on("2026-12-11") }];
    expect(nextDeadlines({ ...none, bookmarks, proposals: [proposal] }, now)).toMatchObject([{ from: "proposal" }]);
    const sent = { ...proposal, sentOn: "2026-11-24" };
    expect(nextDeadlines({ ...none, bookmarks, proposals: [sent] }, now)).toEqual([]);
  });

  it("shows the day before the deadline on which something is due, and the deadline after it", () => {
    const keyDates = [
      { id: "c", day: "2027-03-01", what: "Decisions" },
      { id: "b", day: "2026-12-20", what: "Letter of intent" },
      { id: "a", day: "2026-11-24", what: "Portal opens" },
    ];
    const shown = (deadline: string) =>
      nextDeadlines({ ...none, drafts: [{ ...draft, deadline, keyDates }] }, now).map(({ deadline: at, detail }) => [
        new Date(at).toLocaleDateString("en-GB"),
        detail,
      ]);
    expect(shown(on("2027-02-10"))).toEqual([
      ["20/12/2026", dueCopy.earlier(draft.funderName, "Letter of intent", on("2027-02-10"))],
    ]);
    expect(shown(on("2026-12-10"))).toEqual([["10/12/2026", draft.funderName]]);
    expect(shown(on("2026-11-20"))).toEqual([]);
    const bookmarks = [{ ...card, deadline: on("2027-02-10"), keyDates }];
    // Days of what nobody writes yet do not take the place of what somebody does.
    expect(nextDeadlines({ ...none, bookmarks }, now)[0]?.deadline).toBe(on("2027-02-10"));
  });

  it("says what a draft wants next", () => {
    const step = (item: Partial<typeof draft>) =>
      nextDeadlines({ ...none, drafts: [{ ...draft, deadline: on("2026-12-04"), ...item }] }, now)[0]?.next.label;
    expect(step({ sectionsToWrite: 2 })).toBe(dueCopy.write(2));
    expect(step({ sectionsToWrite: 0, progress: 75, openPlaces: 2 })).toBe(dueCopy.fill(2));
    expect(step({ sectionsToWrite: 0, progress: 75 })).toBe(dueCopy.generate);
    expect(step({ sectionsToWrite: 0, progress: 50 })).toBe(dueCopy.goOn);
    expect(step({ activeTaskId: "t" })).toBe(dueCopy.beingWritten);
  });
});
