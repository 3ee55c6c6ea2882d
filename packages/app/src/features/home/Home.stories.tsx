import {
  docMocks,
  draftMocks,
  meMocks,
  opportunityMocks,
  sampleAccepted,
  sampleCards,
  sampleDraftList,
  sampleProposalList,
  sampleUser,
  templateMocks,
} from "@grantwright/api-client/mocks";
import { expect, fireEvent, screen, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { beginningsCopy } from "../../components/documents/beginnings.copy.ts";
import { copy as documentsCopy } from "../../components/documents/documents.copy.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { rememberHere } from "../../session/wasHere.ts";
import { dueCopy } from "./due.copy.ts";
import { firstCopy } from "./first.copy.ts";
import { dashboardCopy } from "./dashboard.copy.ts";
import { copy } from "./home.copy.ts";

const meta = preview.meta({
  title: "Screens/Home",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

export const Loaded = meta.story({
  parameters: {
    spec: [
      "1.2-route-home",
      "2.2-route-home",
      "2.2-headline",
      "2.2-start-create",
      "2.2-start-library",
      "2.2-start-scout",
    ],
  },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.label })).toBeVisible();
    await expect(await screen.findByText(sampleDraftList[0]!.name)).toBeVisible();
    await expect(await screen.findByText(sampleProposalList[0]!.name)).toBeVisible();
    await expect(await screen.findByText("Small Plots Fund")).toBeVisible();
    await expect(screen.getByRole("link", { name: new RegExp(copy.createGrant) })).toHaveAttribute("href", "/docs/new");
    const library = screen.getByRole("link", { name: new RegExp(`^${copy.library}`) });
    await expect(library).toHaveAttribute("href", "/grants");
    await expect(screen.getByRole("link", { name: new RegExp(`^${copy.scout}`) })).toHaveAttribute("href", "/aiscout");
    const grant = screen.getByRole("link", { name: "Small Plots Fund" });
    await expect(grant).toHaveAttribute("href", `/grants/${sampleCards[0]!.id}`);
  },
});

const wordShown = () => document.querySelector('[data-part="word"]:not([data-turn="out"])')!;

export const HeadlineTurns = meta.story({
  parameters: { spec: ["2.2-headline-languages", "2.2-headline-timing", "2.9-rotating-word"] },
  beforeEach: () => {
    const timers = spyOn(window, "setInterval");
    return () => timers.mockRestore();
  },
  play: async () => {
    const heading = await screen.findByRole("heading", { level: 1, name: copy.label });
    await expect(wordShown()).toHaveTextContent(copy.words[0].text);
    await waitFor(() => expect(wordShown()).toHaveTextContent(copy.words[1].text));
    await expect(window.setInterval).toHaveBeenCalledWith(expect.any(Function), 2_200);
    await expect(getComputedStyle(wordShown()).animationDuration).toBe("0.65s");
    await expect(wordShown()).toHaveAttribute("lang", copy.words[1].lang);
    await expect(new Set(copy.words.map(({ lang }) => lang)).size).toBeGreaterThan(4);
    await expect(heading).toHaveAccessibleName(copy.label);
  },
});

export const Empty = meta.story({
  parameters: { spec: ["2.2-proposals-empty", "2.2-drafts-empty", "2.8-proposals-empty", "2.8-drafts-empty"] },
  beforeEach: ({ msw }) =>
    msw.use(
      draftMocks.list.ok([]),
      docMocks.list.ok([]),
      opportunityMocks.list.ok([]),
      templateMocks.published.ok(({ query }) => (query.get("bookmarked") ? [] : sampleCards)),
    ),
  play: async () => {
    await expect(await screen.findByText(documentsCopy.noDrafts)).toBeVisible();
    await expect(await screen.findByText(documentsCopy.noProposals)).toBeVisible();
    await expect(await screen.findByRole("heading", { name: firstCopy.title })).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Create Outline" })).toBeVisible();
    // Its button is the one that is filled.
    const [start] = within(screen.getByRole("main")).getAllByRole("link", { name: new RegExp(copy.createGrant) });
    await waitFor(() => expect(getComputedStyle(start!).backgroundColor).toBe("rgba(0, 0, 0, 0)"));
    // One first step, and not three lists of nothing.
    await expect(screen.queryByRole("heading", { name: dashboardCopy.continueWriting })).not.toBeInTheDocument();
    await expect(
      within(screen.getByRole("main")).getAllByRole("link", { name: new RegExp(copy.createGrant) }),
    ).toHaveLength(1);
    await expect(screen.queryByRole("heading", { name: dueCopy.title })).not.toBeInTheDocument();
  },
});

/** On a phone what the field is for stands above it, and what there is not yet below. */
export const EmptySmallScreen = Empty.extend({
  globals: { viewport: { value: "small" } },
  play: async () => {
    const told = await screen.findByRole("heading", { name: firstCopy.title });
    const begin = await screen.findByRole("button", { name: "Create Outline" });
    await waitFor(() => expect(told.getBoundingClientRect().bottom).toBeLessThan(begin.getBoundingClientRect().top));
    const none = screen.getByText(documentsCopy.noDrafts).getBoundingClientRect();
    await expect(none.top).toBeGreaterThan(begin.getBoundingClientRect().bottom);
    // The field stands on the page's own margins, in no card.
    const paper = screen.getByRole("textbox", { name: "What do you want to do?" }).closest('[data-part="page"]')!;
    await expect(paper.getBoundingClientRect().left).toBe(told.getBoundingClientRect().left);
    await expect(getComputedStyle(paper.closest("form")!).borderTopWidth).toBe("0px");
  },
});

/** A long text of somebody new on a phone: it scrolls in its field, whose button is as wide as it is and in sight. */
export const WrittenSmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) => msw.use(draftMocks.list.ok([]), docMocks.list.ok([])),
  play: async () => {
    await screen.findByText(documentsCopy.noDrafts);
    const field = await screen.findByRole("textbox", { name: "What do you want to do?" });
    field.focus();
    await fireEvent.change(field, { target: { value: "Twelve gardens that neighbours run together. ".repeat(40) } });
    const create = screen.getByRole("button", { name: "Create Outline" });
    await waitFor(() => expect(create).toBeVisible());
    const paper = field.closest<HTMLElement>('[data-part="page"]')!;
    await expect(paper.offsetHeight).toBeLessThanOrEqual(window.innerHeight / 2);
    await expect(paper.scrollHeight).toBeGreaterThan(paper.clientHeight);
    await waitFor(() => expect(create.offsetWidth).toBe(paper.offsetWidth));
  },
});

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

/** What is due, wherever it was found, the soonest first; a draft stands for the grant that it was begun from. */
export const NextDeadlines = meta.story({
  beforeEach: ({ msw }) => {
    const [first, ...others] = sampleDraftList;
    const letter = { id: "letter", day: days(9).slice(0, 10), what: "Letter of intent" };
    const own = { ...first!, deadline: days(60), templateId: sampleCards[1]!.templateId, sectionsToWrite: 2 };
    msw.use(
      draftMocks.list.ok([{ ...own, keyDates: [letter] }, ...others]),
      docMocks.list.ok([{ ...sampleProposalList[1]!, deadline: days(16) }, ...sampleProposalList.slice(2)]),
      opportunityMocks.list.ok([{ ...sampleAccepted[0]!, dueDate: days(100) }]),
      templateMocks.published.ok(({ query }) =>
        query.get("bookmarked") ? sampleCards.slice(0, 2).map((card) => ({ ...card, bookmarked: true })) : sampleCards,
      ),
    );
  },
  play: async () => {
    const due = within(await screen.findByRole("region", { name: dueCopy.title }));
    await due.findByText(dueCopy.from.accepted);
    const rows = due.getAllByRole("listitem");
    const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles.indexOf(dashboardCopy.continueWriting)).toBeLessThan(titles.indexOf(dueCopy.title));
    const froms = Object.values(dueCopy.from);
    await expect(rows.map((row) => froms.find((from) => row.textContent.includes(from)))).toEqual(froms);
    const next = within(rows[1]!).getByRole("link", { name: new RegExp(`^${dueCopy.write(2)}`) });
    await expect(next).toHaveAttribute("href", `/drafts/${sampleDraftList[0]!.id}`);
    // What leads to its deadline comes before it, and says when that is.
    await expect(within(rows[1]!).getByText(/^in (?:9|10) days$/)).toBeVisible();
    await expect(within(rows[1]!).getByText(/Letter of intent.*closes/)).toBeVisible();
    await expect(due.queryByRole("link", { name: sampleCards[1]!.name })).not.toBeInTheDocument();
  },
});

/** On a phone a title has the whole width below its date, and how much it is a line of its own. */
export const NextDeadlinesSmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) =>
    msw.use(
      opportunityMocks.list.ok([{ ...sampleAccepted[0]!, dueDate: days(100) }]),
      templateMocks.published.ok(({ query }) => (query.get("bookmarked") ? [] : sampleCards)),
    ),
  play: async () => {
    const due = within(await screen.findByRole("region", { name: dueCopy.title }));
    const row = (await due.findByText(dueCopy.from.accepted)).closest("li")!;
    const title = within(row).getByRole("heading", { name: sampleAccepted[0]!.title });
    await expect(title.getBoundingClientRect().top).toBeGreaterThan(
      within(row).getByText(/^in /).getBoundingClientRect().top,
    );
    await expect(title.offsetWidth).toBe(row.offsetWidth);
    await expect(within(row).getByText(sampleAccepted[0]!.grantSize!.raw!)).toBeVisible();
    const next = within(row).getByRole("link", { name: new RegExp(`^${dueCopy.begin}`) });
    await expect(next.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

/** Formats without a date say how large they are. */
export const FormatsBySize = meta.story({
  beforeEach: ({ msw }) => {
    const { deadline: _deadline, ...card } = sampleCards[3]!;
    msw.use(
      opportunityMocks.list.ok([]),
      templateMocks.published.ok(({ query }) =>
        query.get("bookmarked")
          ? []
          : [card, { ...card, id: "b", templateId: "b", name: "A short one", pageLimit: 12 }],
      ),
    );
  },
  play: async () => {
    await expect(await screen.findByText(/^\d+ sections$/)).toBeVisible();
    await expect(screen.getByText("12 pages")).toBeVisible();
    await expect(screen.queryByText(/no closing date/)).not.toBeInTheDocument();
    // Nothing is due: nothing is said of it.
    await expect(screen.queryByRole("heading", { name: dueCopy.title })).not.toBeInTheDocument();
  },
});

/** What can be found is shown where something else could not be loaded. */
export const DeadlinesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(opportunityMocks.list.error(500)),
  play: async () => {
    const due = within(await screen.findByRole("region", { name: dueCopy.title }));
    await expect(await due.findByText(dueCopy.failed)).toBeVisible();
    await expect(due.getByRole("link", { name: sampleCards[1]!.name })).toBeVisible();
    await expect(due.getByRole("button", { name: dueCopy.retry })).toBeEnabled();
  },
});

export const OneDraft = meta.story({
  beforeEach: ({ msw }) => msw.use(draftMocks.list.ok(sampleDraftList.slice(0, 1)), docMocks.list.ok([])),
  play: async () => {
    await expect(await screen.findByText(sampleDraftList[0]!.name)).toBeVisible();
  },
});

/** One draft is as wide as among others; two proposals are a third of the page each. */
export const Few = meta.story({
  globals: { viewport: { value: "large" } },
  beforeEach: ({ msw }) =>
    msw.use(draftMocks.list.ok(sampleDraftList.slice(0, 1)), docMocks.list.ok(sampleProposalList.slice(0, 2))),
  play: async () => {
    const widthOf = (element: Element) => element.closest("article")!.getBoundingClientRect().width;
    const proposal = await screen.findByText(sampleProposalList[1]!.name);
    const page = screen.getByRole("region", { name: dashboardCopy.proposals }).getBoundingClientRect().width;
    await expect(widthOf(proposal)).toBeLessThan(page / 3);
    await expect(widthOf(await screen.findByText(sampleDraftList[0]!.name))).toBeLessThan((page * 2) / 3);
  },
});

const many = <Item extends { id: string; name: string }>(item: Item, count: number): Item[] =>
  Array.from({ length: count }, (_, n) => ({
    ...item,
    id: n.toString(16).padStart(24, "0"),
    name: `${item.name} ${n + 1}`,
    title: `${item.name} ${n + 1}`,
  }));

export const MoreThanTheLimits = meta.story({
  parameters: {
    spec: [
      "2.2-proposals-limit",
      "2.2-drafts-limit",
      "2.2-proposals-more",
      "2.2-drafts-more",
      "2.7-list-docs-more",
      "2.9-list-limits",
    ],
  },
  beforeEach: ({ msw }) =>
    msw.use(
      draftMocks.list.ok(({ query }) => many(sampleDraftList[1]!, Number(query.get("limit")))),
      docMocks.list.ok(({ query }) => many(sampleProposalList[0]!, Number(query.get("limit")))),
    ),
  play: async () => {
    await expect(await screen.findByText(`${sampleDraftList[1]!.name} 100`)).toBeInTheDocument();
    await expect(screen.queryByText(`${sampleDraftList[1]!.name} 101`)).not.toBeInTheDocument();
    await expect(await screen.findByText(`${sampleProposalList[0]!.name} 200`)).toBeInTheDocument();
    await expect(screen.queryByText(`${sampleProposalList[0]!.name} 201`)).not.toBeInTheDocument();
    await expect(screen.getAllByRole("link", { name: dashboardCopy.allDrafts })).toHaveLength(2);
    await expect(screen.getAllByRole("link", { name: dashboardCopy.allProposals })).toHaveLength(2);
  },
});

export const LongNames = meta.story({
  beforeEach: ({ msw }) => {
    const name = `${"Donaudampfschifffahrtsgesellschaftskapitän ".repeat(4)}and a very long name for a grant that goes on`;
    msw.use(
      draftMocks.list.ok(sampleDraftList.map((item) => ({ ...item, name }))),
      docMocks.list.ok(sampleProposalList.map((item) => ({ ...item, name }))),
    );
  },
  play: async () => {
    await screen.findAllByText(/Donaudampfschifffahrtsgesellschaftskapitän/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(draftMocks.list.pending(), docMocks.list.pending(), templateMocks.published.pending()),
  play: async () => {
    for (const name of [dueCopy.title, dashboardCopy.continueWriting, dashboardCopy.proposals, beginningsCopy.title])
      await expect(await screen.findByRole("heading", { name })).toBeVisible();
  },
});

/** Until it is known who is here, each part has its place already. */
export const WaitingForWho = meta.story({
  beforeEach: ({ msw }) => {
    rememberHere(true);
    msw.use(meMocks.get.pending());
  },
  play: async () => {
    for (const name of [dueCopy.title, dashboardCopy.continueWriting, dashboardCopy.proposals, beginningsCopy.title])
      await expect(await screen.findByRole("heading", { name })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(draftMocks.list.error(500), docMocks.list.error(500), templateMocks.published.error(500)),
  play: async () => {
    await expect(await screen.findByText(documentsCopy.draftsFailed)).toBeVisible();
    await expect(await screen.findByText(documentsCopy.proposalsFailed)).toBeVisible();
    await expect(await screen.findByText(beginningsCopy.failed)).toBeVisible();
  },
});

/** The standing of the last draft is said beside its thread, and not a second time above its name. */
export const ContinueSaysOnce = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(draftMocks.list.ok([{ ...sampleDraftList[0]!, currentSection: undefined, progress: 75 } as never])),
  play: async () => {
    await expect(await screen.findByRole("link", { name: /^Pick up here/ })).toBeVisible();
    await expect(screen.getAllByText(/Ready to Create/)).toHaveLength(1);
  },
});

/** A row without a date, of a kind or progress that is not known, and a user without fields: the rest of the page stands. */
export const OddRows = meta.story({
  beforeEach: ({ msw }) => {
    const odd = {
      type: "haiku",
      name: "An odd one",
      title: "",
      updatedAt: "no date",
      progress: undefined,
      currentSection: undefined,
    };
    msw.use(
      meMocks.get.ok({ id: sampleUser.id, name: null } as unknown as typeof sampleUser),
      draftMocks.list.ok([sampleDraftList[0]!, { ...sampleDraftList[1]!, ...odd } as never]),
      docMocks.list.ok([{ ...sampleProposalList[0]!, ...odd } as never, ...sampleProposalList]),
      templateMocks.published.ok([
        {
          ...sampleCards[0]!,
          name: "An odd grant",
          funderName: undefined,
          amount: undefined,
          deadline: "no date",
        } as never,
        ...sampleCards,
      ]),
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole("link", { name: /^An odd one/ })).toHaveLength(2));
    await expect(await screen.findByRole("link", { name: /An odd grant/ })).toBeVisible();
    await expect(screen.getByText(/^Document · Start/)).toBeVisible();
    await expect(screen.queryByText(/undefined|Invalid|NaN/)).not.toBeInTheDocument();
  },
});
