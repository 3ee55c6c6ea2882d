import {
  docMocks,
  documentListOf,
  draftMocks,
  meMocks,
  sampleCards,
  sampleDraftList,
  sampleTaskId,
  templateMocks,
} from "@grantwright/api-client/mocks";
import { defaultMarkers } from "@grantwright/ui";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { beginningsCopy } from "../../../components/documents/beginnings.copy.ts";
import { emptyWays } from "../../../components/documents/emptyWays.copy.ts";
import { copy as documentsCopy } from "../../../components/documents/documents.copy.ts";
import { pagesCopy } from "../../../components/page/pages.copy.ts";
import { AppStage, backEvent } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { signedOutCopy } from "../../../session/signedOut.copy.ts";
import { copy } from "./drafts.copy.ts";

const noRoom = "This cannot be saved at the moment: the server has no room left. Please try again later.";

const meta = preview.meta({
  title: "Screens/Drafts",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/drafts" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

const first = sampleDraftList[0]!;

export const Loaded = meta.story({
  parameters: { spec: ["1.2-route-drafts", "2.2-route-drafts"] },
  play: async () => {
    await expect(await screen.findByRole("link", { name: new RegExp(first.name) })).toHaveAttribute(
      "href",
      `/drafts/${first.id}`,
    );
    await expect(screen.getByText("Grant · Alder Community Fund · section 3 of 7, Methods")).toBeVisible();
  },
});

/** What the outline still wants is said, and an assessment that nobody asked for is not drawn as done. */
export const Standing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      draftMocks.list.ok([
        { ...first, progress: 19.4, currentSection: null, sectionCount: 9, sectionsToWrite: 2, hasReview: false },
        { ...sampleDraftList[3]!, progress: 75, sectionCount: 9, sectionsToWrite: 0, hasReview: false },
        { ...sampleDraftList[4]!, progress: 75, sectionCount: 9, sectionsToWrite: 0, hasReview: true },
      ]),
    ),
  play: async () => {
    await expect(await screen.findByText("Grant · Alder Community Fund · Outline, 2 of 9 to write")).toBeVisible();
    const beads = (row: Element) => row.querySelectorAll("[role=img] [data-reached]").length;
    const rows = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.closest("li")!);
    await expect(rows.map(beads)).toEqual([1, 3, 4]);
  },
});

/** Places that still ask for something are said, and leave a hole where the draft would be ready, as in the draft itself. */
export const OpenPlaces = meta.story({
  beforeEach: ({ msw }) => {
    const asking = { progress: 75, currentSection: null, sectionCount: 9, sectionsToWrite: 0, hasReview: true };
    msw.use(
      draftMocks.list.ok([
        { ...first, ...asking, openPlaces: 5 },
        { ...sampleDraftList[3]!, ...asking, openPlaces: 0 },
      ]),
    );
  },
  play: async () => {
    const thread = await screen.findByRole("img", { name: "5 places still open" });
    const { length: holes } = thread.querySelectorAll("[data-open]");
    await expect(holes).toBe(1);
    // It comes forward in the row, in the place of a stage; another's stage stands beside its thread.
    const open = screen.getByText("5 places still open");
    await expect(getComputedStyle(open).color).not.toBe(getComputedStyle(open.parentElement!).color);
    await expect(screen.getAllByText("Ready to Create")).toHaveLength(1);
    const ready = screen.getByRole("img", { name: "Ready to Create", hidden: true });
    await expect(ready.querySelector("[data-open]")).toBeNull();
    // What is said in words beside it is not said again.
    await expect(screen.queryByRole("img", { name: "Ready to Create" })).not.toBeInTheDocument();
  },
});

const searchBox = () => screen.findByRole("searchbox", { name: "Search drafts" });
const address = () => screen.getByTestId("address");
const titles = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
/** As many as make a list long enough to be searched. */
const others = [0, 1, 2, 3, 4].map((index) => ({
  ...sampleDraftList[1]!,
  id: `66f0aa10bb20cc30dd40e${(0x700 + index).toString(16)}`,
  title: `Another draft ${index}`,
  name: `Another draft ${index}`,
}));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Searched, sorted, and the same again for who comes back from a draft or loads the page anew; what was found is said once. */
export const SearchedAndSorted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      draftMocks.list.ok(
        documentListOf([
          first,
          { ...sampleDraftList[2]!, deadline: inDays(40) },
          { ...sampleDraftList[3]!, deadline: inDays(9), funderName: "Alder Community Fund" },
          ...others,
        ]),
      ),
    ),
  play: async ({ userEvent }) => {
    const box = await searchBox();
    await expect(await screen.findByText("8 drafts")).toBeVisible();
    await expect(screen.getByText("8 drafts").closest("[role=status]")).not.toBeNull();
    await userEvent.tab();
    while (document.activeElement !== box) await userEvent.tab();
    await userEvent.keyboard("alder");
    await waitFor(() => expect(address()).toHaveTextContent("/drafts?search=alder"));
    await expect(await screen.findByText("2 drafts")).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole("radio", { name: documentsCopy.sorts.changed })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(address()).toHaveTextContent("/drafts?search=alder&sort=deadline"));
    await waitFor(() => expect(titles()[0]).toBe(sampleDraftList[3]!.name));
    await expect(screen.getByText("in 9 days")).toBeVisible();
    await userEvent.tab();
    const row = screen.getByRole("link", { name: sampleDraftList[3]!.name });
    await expect(row).toHaveFocus();
    await userEvent.click(row);
    await waitFor(() => expect(screen.queryByRole("searchbox")).not.toBeInTheDocument());
    window.dispatchEvent(new Event(backEvent));
    await expect(await searchBox()).toHaveValue("alder");
    await expect(screen.getByRole("radio", { name: documentsCopy.sorts.deadline })).toBeChecked();
  },
});

/** Nothing is found: the way back to all of them leaves the caret in the search. */
export const NoHit = meta.story({
  args: { path: "/drafts?search=zeppelins&sort=name" },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(documentsCopy.noneFound("zeppelins"))).toBeVisible();
    await expect(screen.getByText(documentsCopy.nothing).closest("[role=status]")).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: documentsCopy.showAll }));
    await expect(await screen.findByText(first.name)).toBeVisible();
    await expect(await searchBox()).toHaveFocus();
    await expect(address()).toHaveTextContent("/drafts?sort=name");
    await expect(screen.getByText("5 drafts")).toBeVisible();
  },
});

const many = Array.from({ length: 173 }, (_, index) => ({
  ...sampleDraftList[2]!,
  id: (0x66f0aa10bb20 + index).toString(16).padStart(24, "0"),
  title: `Draft ${index + 1}`,
  name: `Draft ${index + 1}`,
}));

/** A page at a time, each with its own first and last in words; a page past the last leads back. */
export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(draftMocks.list.ok(documentListOf(many))),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("Drafts 1 to 100")).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: pagesCopy.next }));
    await expect(await screen.findByText("Drafts 101 to 173")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("region", { name: copy.title })).toHaveFocus());
    await expect(address()).toHaveTextContent("/drafts?page=2");
    await expect(screen.queryByRole("link", { name: pagesCopy.next })).not.toBeInTheDocument();
    // A new order begins at the first page.
    await userEvent.click(screen.getByRole("radio", { name: documentsCopy.sorts.name }));
    await waitFor(() => expect(address()).toHaveTextContent("/drafts?sort=name"));
    await expect(await screen.findByText("Drafts 1 to 100")).toBeVisible();
  },
});

export const PastTheLastPage = meta.story({
  args: { path: "/drafts?page=9" },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(documentsCopy.pagePast)).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: documentsCopy.firstPage }));
    await expect(await screen.findByText(first.name)).toBeVisible();
  },
});

const long = "Donaudampfschifffahrtsgesellschaftskapitän ";
const dated = sampleDraftList.map((draft, index) => ({
  ...draft,
  ...(index !== 2 && { deadline: inDays([4, 70, 0, 400, -12][index]!) }),
}));

/** Deadlines of every kind, and a name that is longer than its line. */
export const WithDeadlines = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(draftMocks.list.ok(documentListOf([{ ...dated[0]!, name: long.repeat(4) }, ...dated.slice(1)]))),
  play: async () => {
    await expect(await screen.findByText("in 4 days")).toBeVisible();
    await expect(screen.getByText("in 10 weeks")).toBeVisible();
    await expect(screen.getByText(/Closed/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const WithDeadlinesOnAPhone = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) =>
    msw.use(draftMocks.list.ok(documentListOf([{ ...dated[0]!, name: long.repeat(4) }, ...dated.slice(1), ...others]))),
  play: async () => {
    await expect(await screen.findByText("in 4 days")).toBeVisible();
    await expect(await searchBox()).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** Without a network the device looks through what it keeps, and says so. */
export const SearchedOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(draftMocks.list.ok(documentListOf([...sampleDraftList, ...others]))),
  play: async ({ msw, userEvent }) => {
    await screen.findByText("10 drafts");
    msw.use(draftMocks.list.unreachable());
    await userEvent.type(await searchBox(), "library");
    await expect(await screen.findByText(documentsCopy.onDevice)).toBeVisible();
    await expect(screen.getByText("1 draft")).toBeVisible();
    await expect(titles()).toEqual(["Riverside tool library"]);
  },
});

/** A search that the server cannot do is no empty list. */
export const SearchFailed = meta.story({
  args: { path: "/drafts?search=garden" },
  beforeEach: ({ msw }) => msw.use(draftMocks.list.error(500)),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByText(documentsCopy.draftsFailed)).toBeVisible();
    await expect(await searchBox()).toHaveValue("garden");
    msw.use(draftMocks.list.ok(documentListOf(sampleDraftList)));
    await userEvent.click(screen.getByRole("button", { name: documentsCopy.retry }));
    await expect(await screen.findByText(first.name)).toBeVisible();
  },
});

export const ActionsOpen = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: documentsCopy.actions(first.name) }));
    const remove = await screen.findByRole("button", { name: documentsCopy.delete });
    const { x, y, width, height } = remove.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(remove.contains(onTop)).toBe(true);
  },
});

export const BeingWritten = meta.story({
  beforeEach: ({ msw }) => msw.use(draftMocks.list.ok([{ ...first, activeTaskId: sampleTaskId }])),
  play: async () => {
    await expect(await screen.findByText(new RegExp(documentsCopy.writing))).toBeVisible();
  },
});

const shared = "The lots by the bus stops become gardens that neighbours run together, ";
const namesakes = [
  { ...first, excerpt: `${shared}with a steward for each.`, funderName: "" },
  {
    ...first,
    id: sampleDraftList[1]!.id,
    excerpt: `${shared}and a class of children comes on Thursdays.`,
    funderName: "",
  },
  sampleDraftList[2]!,
];

/** Drafts of one name are told apart by their own words; a name that is alone needs none. */
export const OfOneName = meta.story({
  beforeEach: ({ msw }) => msw.use(draftMocks.list.ok(namesakes)),
  play: async () => {
    // They begin a little before they differ.
    await expect(await screen.findByText(/^…[\w ,]{1,24}with a steward for each\.$/)).toBeVisible();
    await expect(screen.getByText(/^…[\w ,]{1,24}and a class of children comes on Thursdays\.$/)).toBeVisible();
    await expect(screen.queryByText(sampleDraftList[2]!.excerpt || /^$/, { selector: "p > span" })).toBeNull();
  },
});

export const OfOneNameOnAPhone = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) => msw.use(draftMocks.list.ok(namesakes)),
  play: async () => {
    await expect(await screen.findByText(/with a steward for each/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** A few are seen at once: nothing stands over them to search or sort them. */
export const Few = meta.story({
  play: async () => {
    await expect(await screen.findByText(first.name)).toBeVisible();
    await expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
    await expect(screen.queryByRole("radiogroup", { name: documentsCopy.sort })).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: { spec: ["2.8-drafts-empty"] },
  beforeEach: ({ msw }) => msw.use(draftMocks.list.ok([]), templateMocks.published.ok(sampleCards)),
  play: async () => {
    await expect(await screen.findByText(documentsCopy.noDrafts)).toBeVisible();
    await expect(
      within(screen.getByRole("main")).getAllByRole("link", { name: documentsCopy.createGrant }),
    ).toHaveLength(1);
    // What one can begin from stands beside it.
    const formats = within(await screen.findByRole("region", { name: beginningsCopy.title }));
    await expect(formats.getAllByRole("listitem")).toHaveLength(3);
    await expect(formats.getByRole("link", { name: beginningsCopy.all })).toBeVisible();
    // And below both how one goes on, in the names of the stages that the list will show.
    const way = within(screen.getByRole("region", { name: emptyWays.documents.title }));
    await expect(way.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual(
      defaultMarkers.map(({ label }) => label),
    );
    // There is nothing to look through.
    await expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(draftMocks.list.pending()),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.title })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(draftMocks.list.error(500)),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByText(documentsCopy.draftsFailed)).toBeVisible();
    msw.use(draftMocks.list.ok(sampleDraftList));
    await userEvent.click(screen.getByRole("button", { name: documentsCopy.retry }));
    await expect(await screen.findByText(first.name)).toBeVisible();
  },
});

export const Deleting = meta.story({
  beforeEach: ({ msw }) => {
    let drafts = sampleDraftList;
    msw.use(
      draftMocks.list.ok(() => drafts),
      docMocks.delete.ok(({ params }) => {
        drafts = drafts.filter((draft) => draft.id !== params.id);
        return undefined;
      }),
      docMocks.restore.error(404, "There is no such document."),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: documentsCopy.actions(first.name) }));
    await userEvent.click(await screen.findByRole("button", { name: documentsCopy.delete }));
    await userEvent.click(await screen.findByRole("button", { name: documentsCopy.deleteConfirm }));
    await waitFor(() => expect(screen.queryByRole("link", { name: new RegExp(first.name) })).not.toBeInTheDocument());
    await expect(await screen.findByText(documentsCopy.deletedText("30 days"))).toBeVisible();
  },
});

/** The server has no room left: it says so, and the draft stays. */
export const DeleteNotNow = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.delete.error(503, noRoom)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: documentsCopy.actions(first.name) }));
    await userEvent.click(await screen.findByRole("button", { name: documentsCopy.delete }));
    await userEvent.click(await screen.findByRole("button", { name: documentsCopy.deleteConfirm }));
    await expect(await screen.findByText(noRoom)).toBeVisible();
    await expect(screen.getByRole("link", { name: new RegExp(first.name), hidden: true })).toBeInTheDocument();
  },
});

export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByText(signedOutCopy.drafts.title)).toBeVisible();
  },
});
