import {
  docMocks,
  meMocks,
  opportunityMocks,
  sampleAccepted,
  sampleCards,
  sampleDraft,
  sampleNewScout,
  sampleOpportunities,
  sampleScout,
  sampleSentToModel,
  sampleTaskId,
  sampleUser,
  taskMocks,
  templateMocks,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { beginningsCopy } from "../../components/documents/beginnings.copy.ts";
import { emptyWays } from "../../components/documents/emptyWays.copy.ts";
import { sentCopy } from "../../components/sent/sent.copy.ts";
import { requestCopy } from "../../components/requestErrors.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { keptCopy } from "../../components/fields/kept.copy.ts";
import { forgetDevice, leaveText, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { copy, scoutCopy } from "./opportunities.copy.ts";

const called = fn();
const asked = fn();
const [first, second] = sampleOpportunities;

const meta = preview.meta({
  title: "Screens/Opportunities",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/aiscout" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    called.mockClear();
    asked.mockClear();
    forgetDevice();
    msw.use(opportunityMocks.scout.ok(sampleScout), opportunityMocks.list.ok(sampleOpportunities), ...workingAccount());
  },
});

const project = () => screen.findByRole("textbox", { name: new RegExp(scoutCopy.project) });
const button = (name: string) => screen.findByRole("button", { name });

/** What was found, each with its reason, who may apply, and a decision. */
export const Scout = meta.story({
  parameters: {
    spec: [
      "1.2-route-ai-scout",
      "2.1-scouted-opportunities",
      "2.2-route-ai-scout",
      "2.3-opportunity",
      "2.4-opportunity-reviewed",
    ],
  },
  play: async ({ userEvent }) => {
    const card = (await screen.findByRole("heading", { level: 3, name: first!.title })).closest("article")!;
    const inCard = within(card);
    await expect(inCard.getByText(first!.funderName!)).toBeVisible();
    // A number is one word, whatever it has in it.
    await expect(inCard.getByText(first!.number!).getClientRects()).toHaveLength(1);
    await expect(inCard.getByText("$10,000 to $125,000")).toBeVisible();
    await expect(inCard.getByText(/“food gardens”, “neighbors” and “land” are in its description/)).toBeVisible();
    await userEvent.click(inCard.getByText(/^Who may apply/));
    await expect(inCard.getByText(/other than institutions of higher education/)).toBeVisible();
    await expect(
      inCard.getByRole("link", { name: new RegExp(`^${copy.read}.+${first!.title}.+new tab`) }),
    ).toHaveAttribute("href", first!.url!);
    await expect(inCard.getByRole("button", { name: copy.named(copy.weAreInterested, first!.title) })).toBeEnabled();
    await expect(screen.getByText(/3 new grants below/)).toBeVisible();
    // Who has results knows what the scout does.
    await expect(screen.queryByText(scoutCopy.lede)).not.toBeInTheDocument();
  },
});

/** A message leads to one of those that were found. */
export const OneOfThem = meta.story({
  args: { path: `/aiscout#${second!._id}` },
  play: async () => {
    const title = await screen.findByRole("heading", { name: second!.title });
    await waitFor(() => expect(title.closest("li")).toHaveFocus());
  },
});

/** In one column, who comes back to something found meets it before the form. */
export const FoundFirst = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    await project();
    const topOf = (name: string) => screen.getByRole("heading", { level: 2, name }).getBoundingClientRect().top;
    await waitFor(() => expect(topOf(scoutCopy.list)).toBeLessThan(topOf(scoutCopy.profile)));
  },
});

/** What a model would get before a search is there to read, as it is typed now. */
export const WhatIsSent = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok({ ...sampleUser, writer: sampleSentToModel.writer }),
      docMocks.sent.ok(({ body }) => {
        asked(body);
        return { ...sampleSentToModel, parts: sampleSentToModel.parts.slice(0, 2) };
      }),
    ),
  play: async ({ userEvent }) => {
    await userEvent.type(await project(), " And bees.");
    await expect(screen.getByText(new RegExp(scoutCopy.words(sampleSentToModel.writer.label)))).toBeVisible();
    await userEvent.click(await button(sentCopy.open));
    const dialog = within(await screen.findByRole("dialog", { name: sentCopy.title }));
    await expect(await dialog.findByText(/A cold room would keep 60 kg/)).toBeVisible();
    const { organization, location } = sampleScout;
    await expect(asked).toHaveBeenLastCalledWith({
      task: "search",
      search: { organization, location, project: `${sampleScout.project} And bees.` },
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
});

/** The scout has two addresses. */
export const OtherAddress = meta.story({
  args: { path: "/ai-scout" },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: scoutCopy.title })).toBeVisible();
  },
});

/** Interested, after a question: it is shown as such, and a draft is one step away. */
export const Interested = meta.story({
  parameters: { spec: ["2.4-opportunity-accepted", "2.7-interested-refresh"] },
  beforeEach: ({ msw }) => {
    let list = sampleOpportunities;
    msw.use(
      opportunityMocks.list.ok(() => {
        asked();
        return list;
      }),
      opportunityMocks.interested.ok(({ params, body }) => {
        called(params.id, body);
        const accepted = { ...first!, status: "accepted" as const };
        list = list.map((each) => (each._id === params.id ? accepted : each));
        return accepted;
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(copy.named(copy.weAreInterested, first!.title)));
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: copy.askInterested })).toBeVisible());
    await expect(called).not.toHaveBeenCalled();
    asked.mockClear();
    await userEvent.click(await button(copy.yesInterested));
    await expect(await button(copy.named(copy.startDraft, first!.title))).toBeVisible();
    await expect(screen.getByText(copy.interested, { exact: true })).toBeVisible();
    await expect(called).toHaveBeenCalledWith(first!._id, undefined);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(scoutCopy.list));
  },
});

/** The question can be answered with no. */
export const NotInterestedAfterAll = meta.story({
  play: async ({ userEvent }) => {
    const opener = await button(copy.named(copy.weAreInterested, first!.title));
    await userEvent.click(opener);
    await userEvent.click(await button(copy.cancel));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** What was decided elsewhere meanwhile is told, and nothing is lost. */
export const InterestedFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(opportunityMocks.interested.error(404, "There is no such opportunity.")),
  play: async ({ userEvent }) => {
    await userEvent.click(await button(copy.named(copy.weAreInterested, first!.title)));
    await userEvent.click(await button(copy.yesInterested));
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await expect(screen.getByText("There is no such opportunity.")).toBeVisible();
    await expect(await button(copy.named(copy.weAreInterested, first!.title))).toBeVisible();
  },
});

/** Not for us: it leaves the list. */
export const Dismissed = meta.story({
  beforeEach: ({ msw }) => {
    let list = sampleOpportunities;
    msw.use(
      opportunityMocks.list.ok(() => list),
      opportunityMocks.dismiss.ok(({ params }) => {
        list = list.filter(({ _id }) => _id !== params.id);
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(copy.named(copy.notForUs, second!.title)));
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: copy.askDismiss })).toBeVisible());
    await userEvent.click(await button(copy.yesDismiss));
    await waitFor(() => expect(screen.queryByRole("heading", { name: second!.title })).not.toBeInTheDocument());
    await expect(screen.getByRole("heading", { name: first!.title })).toBeVisible();
  },
});

/** Nobody has said anything yet: the button answers on a press, and what is missing is said beside its field. */
export const NewScout = meta.story({
  beforeEach: ({ msw }) => msw.use(opportunityMocks.scout.ok(sampleNewScout), opportunityMocks.list.ok([])),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(scoutCopy.noneYet)).toBeVisible();
    await userEvent.click(await button(scoutCopy.search));
    await expect(await screen.findByText(scoutCopy.missingOrganization)).toBeVisible();
    await expect(screen.getByText(scoutCopy.missingProject)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: new RegExp(scoutCopy.organization) })).toHaveFocus();
    await userEvent.type(await project(), "Food gardens");
    await expect(screen.queryByText(scoutCopy.missingProject)).not.toBeInTheDocument();
  },
});

/** What is typed is saved first, then the scout goes. */
export const SavedAndSent = meta.story({
  beforeEach: ({ msw }) => {
    let scout = sampleNewScout;
    msw.use(
      opportunityMocks.scout.ok(() => scout),
      opportunityMocks.list.ok([]),
      opportunityMocks.save.ok(({ body, headers }) => {
        called(headers.get("if-match"), body);
        scout = { ...scout, location: "", ...body, revision: 1 };
        return scout;
      }),
      opportunityMocks.search.ok(() => {
        const lastSearch = { at: new Date().toISOString(), status: "running" as const, taskId: sampleTaskId, found: 0 };
        scout = { ...scout, lastSearch };
        return { taskId: sampleTaskId };
      }),
      taskMocks.progress.ok({
        status: "running",
        message: "Looking for “food gardens” at Grants.gov",
        percentComplete: 14,
        history: [],
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(
      await screen.findByRole("textbox", { name: new RegExp(scoutCopy.organization) }),
      "A nonprofit",
    );
    await userEvent.type(await project(), "Food gardens");
    await expect(screen.getByText(scoutCopy.kept)).toBeVisible();
    await userEvent.click(await button(scoutCopy.search));
    await expect(await screen.findByText("Looking for “food gardens” at Grants.gov")).toBeVisible();
    await expect(called).toHaveBeenCalledWith('"0"', {
      organization: "A nonprofit",
      project: "Food gardens",
      location: "",
    });
    await expect(screen.queryByText(scoutCopy.kept)).not.toBeInTheDocument();
    await expect(await button(scoutCopy.search)).toHaveAccessibleDescription(scoutCopy.running);
  },
});

/** A save that fails keeps every word, also through a reload. */
export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(opportunityMocks.save.unreachable()),
  play: async ({ userEvent }) => {
    await userEvent.type(await project(), " More words.");
    await userEvent.click(await button(scoutCopy.search));
    await expect(await screen.findByText(scoutCopy.saveFailed)).toBeVisible();
    await expect(await project()).toHaveValue(`${sampleScout.project} More words.`);
    await expect(JSON.stringify(Object.entries(localStorage))).toContain("More words.");
  },
});

/** Words that this device kept stand there again. */
export const Kept = meta.story({
  beforeEach: () => {
    void leaveText(sampleUser.id, "scout.own", { ...sampleScout, project: "What I typed before the reload" });
  },
  play: async () => {
    const field = await project();
    await waitFor(() => expect(field).toHaveValue("What I typed before the reload"));
    await expect(screen.getByText(scoutCopy.kept)).toBeVisible();
  },
});

/** Somebody else changed it meanwhile: both texts are there, and the person chooses. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(opportunityMocks.save.error(412, { ...sampleScout, revision: 4, project: "What a colleague wrote." })),
  play: async ({ userEvent }) => {
    await userEvent.type(await project(), " Mine.");
    await userEvent.click(await button(scoutCopy.save));
    await expect(await screen.findByText(keptCopy.conflict)).toBeVisible();
    await expect(await project()).toHaveValue(`${sampleScout.project} Mine.`);
    await expect(screen.getByText(/What a colleague wrote/)).toBeVisible();
    await userEvent.click(await button(keptCopy.takeOther));
    await expect(await project()).toHaveValue("What a colleague wrote.");
    await expect(screen.queryByText(scoutCopy.kept)).not.toBeInTheDocument();
  },
});

/** The search is under way. */
export const Searching = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      opportunityMocks.scout.ok({
        ...sampleScout,
        lastSearch: { at: new Date().toISOString(), status: "running", taskId: sampleTaskId, found: 0 },
      }),
      taskMocks.progress.ok({
        status: "running",
        message: "Reading 24 grants at Grants.gov",
        percentComplete: 62,
        history: [],
      }),
    ),
  play: async () => {
    await expect(await screen.findByText("Reading 24 grants at Grants.gov")).toBeVisible();
    await expect(screen.getByRole("progressbar", { name: scoutCopy.progress })).toHaveAttribute("aria-valuenow", "62");
    await expect(screen.getByText(scoutCopy.canLeave)).toBeVisible();
  },
});

/** A search that is refused says why. */
export const SearchRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(opportunityMocks.search.error(429, "Too many tries. Please wait a few minutes and try again.")),
  play: async ({ userEvent }) => {
    await userEvent.click(await button(scoutCopy.search));
    await expect(await screen.findByText("Too many tries. Please wait a few minutes and try again.")).toBeVisible();
  },
});

/** The last search came to nothing, and why. */
export const SearchFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      opportunityMocks.list.ok([]),
      opportunityMocks.scout.ok({
        ...sampleScout,
        lastSearch: {
          ...sampleScout.lastSearch!,
          status: "failed",
          found: 0,
          note: "The scout could look nowhere: Grants.gov did not answer, and no grants were imported here. Please try again later.",
        },
      }),
    ),
  play: async () => {
    const said = await screen.findByRole("alert");
    await expect(said).toHaveTextContent(scoutCopy.searchFailed);
    await expect(said).toHaveTextContent("Grants.gov did not answer");
  },
});

/** The last search found nothing new. */
export const NothingNew = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      opportunityMocks.list.ok([]),
      opportunityMocks.scout.ok({ ...sampleScout, lastSearch: { ...sampleScout.lastSearch!, found: 0 } }),
    ),
  play: async () => {
    await expect(await screen.findByText(scoutCopy.none)).toBeVisible();
    await expect(screen.getByText(/nothing new that fits/)).toBeVisible();
  },
});

/** What was found waits for a review. */
export const WaitingForReview = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      opportunityMocks.list.ok([]),
      opportunityMocks.scout.ok({
        ...sampleScout,
        isReviewed: true,
        lastSearch: { ...sampleScout.lastSearch!, found: 4, waiting: 4 },
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(scoutCopy.noneWaiting)).toBeVisible();
    await expect(screen.getByText(/4 found\. A person looks at them/)).toBeVisible();
  },
});

/** No source is connected, and nothing was imported. */
export const NowhereToLook = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(opportunityMocks.list.ok([]), opportunityMocks.scout.ok({ ...sampleScout, source: "", lastSearch: null })),
  play: async () => {
    await expect(await screen.findByText(scoutCopy.nowhere)).toBeVisible();
    await expect(screen.getByText(scoutCopy.nowhereText)).toBeVisible();
    await expect(screen.getByRole("link", { name: scoutCopy.library })).toHaveAttribute("href", "/grants");
    await expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    await expect(screen.queryByRole("link", { name: scoutCopy.importGrants })).not.toBeInTheDocument();
  },
});

/** Whoever looks after it is led to where that can be changed. */
export const NowhereForAdmin = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok({ ...sampleUser, isSuperAdmin: true }),
      opportunityMocks.list.ok([]),
      opportunityMocks.scout.ok({ ...sampleScout, source: "", lastSearch: null }),
    ),
  play: async () => {
    await expect(await screen.findByRole("link", { name: scoutCopy.importGrants })).toHaveAttribute(
      "href",
      "/superadmin?view=opportunities",
    );
  },
});

/** Far more than may be, and very long words. */
export const TooLong = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      opportunityMocks.scout.ok({ ...sampleScout, location: "x".repeat(230) }),
      opportunityMocks.list.ok([{ ...first!, title: "Donaudampfschifffahrts".repeat(8), funderName: "y".repeat(90) }]),
    ),
  play: async () => {
    await expect(await screen.findByText(scoutCopy.locationTooLong(30))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(opportunityMocks.scout.pending()),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: scoutCopy.title })).toBeVisible();
    await waitFor(() => expect(document.querySelector("[aria-busy]")).toBeVisible());
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(opportunityMocks.scout.error(500)),
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent(scoutCopy.failed);
    await expect(await button(scoutCopy.retry)).toBeEnabled();
  },
});

/** The scout is there, and its list is not. */
export const ListFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(opportunityMocks.list.error(500)),
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent(scoutCopy.listFailedText);
    await expect(await project()).toHaveValue(sampleScout.project);
  },
});

/** Your Grant Opportunities: a draft of one is there, of the other one step away. */
export const Accepted = meta.story({
  args: { path: "/opportunities" },
  parameters: {
    spec: [
      "1.2-route-opportunities",
      "2.2-route-opportunities",
      "2.2-opportunities-accepted",
      "2.2-opportunities-actions",
      "2.4-opportunity-statuses",
    ],
  },
  beforeEach: ({ msw }) =>
    msw.use(
      opportunityMocks.list.ok([...sampleAccepted, sampleOpportunities[2]!]),
      docMocks.detail.ok({
        ...sampleDraft,
        template: { ...sampleDraft.template, url: first!.url!, deadline: first!.dueDate! },
      }),
      opportunityMocks.draft.ok(({ params }) => {
        called(params.id);
        return { id: "65f0c0ffee00000000000001" };
      }),
    ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("heading", { level: 2, name: first!.title })).toBeVisible();
    await expect(screen.getAllByText(copy.interested, { exact: true })).toHaveLength(2);
    await expect(screen.queryByText(sampleOpportunities[2]!.title)).not.toBeInTheDocument();
    await expect(screen.getByRole("link", { name: copy.scout })).toHaveAttribute("href", "/aiscout");
    await expect(screen.getByRole("link", { name: copy.templates })).toHaveAttribute("href", "/grants");
    await expect(screen.getByRole("link", { name: copy.named(copy.openDraft, second!.title) })).toHaveAttribute(
      "href",
      "/drafts/65f0c0ffee00000000000001",
    );
    await userEvent.click(await button(copy.named(copy.startDraft, first!.title)));
    await waitFor(() => expect(called).toHaveBeenCalledWith(first!._id));
    await expect(await screen.findByRole("textbox", { name: /Grant Name/ })).toBeVisible();
    await expect(screen.getByRole("link", { name: new RegExp(`^${copy.read}`) })).toHaveAttribute("href", first!.url!);
    await expect(screen.getByText("in 9 days")).toBeVisible();
  },
});

/** A status that is not known here, and a grant of which hardly anything is known: the others stand as they are. */
export const OddRows = meta.story({
  args: { path: "/opportunities" },
  beforeEach: ({ msw }) => {
    const nothing = {
      title: null,
      funderName: null,
      description: null,
      dueDate: "no date",
      grantSize: null,
      eligibility: null,
      url: null,
    };
    msw.use(
      opportunityMocks.list.ok([
        { ...first!, _id: "66f0aa10bb20cc30dd40ef31", status: "haiku" } as never,
        { ...first!, ...nothing, _id: "66f0aa10bb20cc30dd40ef32", status: "accepted" } as never,
        ...sampleAccepted.slice(1),
      ]),
    );
  },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 2, name: second!.title })).toBeVisible();
    await expect(screen.getByRole("heading", { level: 2, name: copy.untitled })).toBeVisible();
    await expect(screen.getByText(copy.amountUnknown)).toBeVisible();
    await expect(screen.getByRole("button", { name: copy.named(copy.startDraft, copy.untitled) })).toBeVisible();
    await expect(screen.queryByText(/undefined|null|Invalid|NaN/)).not.toBeInTheDocument();
  },
});

export const DraftFailed = meta.story({
  args: { path: "/opportunities" },
  beforeEach: ({ msw }) => msw.use(opportunityMocks.list.ok(sampleAccepted), opportunityMocks.draft.error(500)),
  play: async ({ userEvent }) => {
    await userEvent.click(await button(copy.named(copy.startDraft, first!.title)));
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await expect(await button(copy.named(copy.startDraft, first!.title))).toBeEnabled();
  },
});

export const NoneAccepted = meta.story({
  args: { path: "/opportunities" },
  parameters: { spec: ["2.8-opportunities-none-accepted"] },
  beforeEach: ({ msw }) => msw.use(templateMocks.published.ok(sampleCards.slice(0, 3))),
  play: async () => {
    await expect(await screen.findByText("No Accepted Grant Opportunities Yet")).toBeVisible();
    await expect(screen.getByText(copy.noneText)).toBeVisible();
    await expect(await screen.findByRole("region", { name: beginningsCopy.title })).toBeVisible();
    // How grants come here, step by step.
    const way = screen.getByRole("region", { name: emptyWays.opportunities.title });
    await expect(within(way).getAllByRole("listitem")).toHaveLength(3);
  },
});

export const AcceptedLoading = meta.story({
  args: { path: "/opportunities" },
  beforeEach: ({ msw }) => msw.use(opportunityMocks.list.pending()),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.title })).toBeVisible();
  },
});

export const AcceptedFailed = meta.story({
  args: { path: "/opportunities" },
  parameters: { spec: ["2.8-opportunities-load-failure"] },
  beforeEach: ({ msw }) => msw.use(opportunityMocks.list.error(500)),
  play: async () => {
    const said = await screen.findByRole("alert");
    await expect(said).toHaveTextContent("Error Loading Grant Opportunities");
    await expect(said).toHaveTextContent(
      "There was a problem loading your grant opportunities. Please try again later.",
    );
  },
});
