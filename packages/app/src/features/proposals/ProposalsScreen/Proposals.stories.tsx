import {
  docMocks,
  documentListOf,
  meMocks,
  sampleCards,
  sampleProposalList,
  templateMocks,
} from "@grantwright/api-client/mocks";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { beforeSendElementId } from "../../../components/documents/beforeSend.ts";
import { beginningsCopy } from "../../../components/documents/beginnings.copy.ts";
import { copy as documentsCopy } from "../../../components/documents/documents.copy.ts";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { signedOutCopy } from "../../../session/signedOut.copy.ts";
import { copy } from "./proposals.copy.ts";

const meta = preview.meta({
  title: "Screens/Proposals",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/docs" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

export const Loaded = meta.story({
  parameters: { spec: ["1.2-route-docs", "2.2-route-docs"] },
  play: async () => {
    const first = sampleProposalList[0]!;
    await expect(await screen.findByRole("link", { name: first.name })).toHaveAttribute("href", `/docs/${first.id}`);
    await expect(screen.getByText("for The Hollin Vey Trust")).toBeVisible();
  },
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const dated = sampleProposalList.map((proposal, index) => ({
  ...proposal,
  ...(index < 3 && { deadline: inDays([60, 5, -3][index]!) }),
  ...(index === 2 && { sentOn: "2026-11-20" }),
}));

/** By name or funder, and by what closes next; what was sent is due no more. */
export const SearchedAndSorted = meta.story({
  args: { path: "/docs?sort=deadline" },
  beforeEach: ({ msw }) => msw.use(docMocks.list.ok(documentListOf(dated))),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("4 proposals")).toBeVisible();
    const titles = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    await expect(titles().slice(0, 2)).toEqual([dated[1]!.name, dated[0]!.name]);
    await expect(screen.getByText("in 5 days")).toBeVisible();
    await expect(screen.getByText(/Sent .*20/)).toBeVisible();
    await expect(screen.queryByText(/Closed/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole("searchbox", { name: "Search proposals" }), "hollin");
    await expect(await screen.findByText("1 proposal")).toBeVisible();
    await waitFor(() => expect(titles()).toEqual([dated[0]!.name]));
    await expect(screen.getByTestId("address")).toHaveTextContent("/docs?sort=deadline&search=hollin");
  },
});

export const NoHit = meta.story({
  args: { path: "/docs?search=zeppelins" },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(documentsCopy.noneFound("zeppelins"))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: documentsCopy.showAll }));
    await expect(await screen.findByText("4 proposals")).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) => msw.use(docMocks.list.ok(documentListOf(dated))),
  play: async () => {
    await expect(await screen.findByText("in 5 days")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Empty = meta.story({
  parameters: { spec: ["2.8-proposals-empty"] },
  beforeEach: ({ msw }) => msw.use(docMocks.list.ok([]), templateMocks.published.ok(sampleCards)),
  play: async () => {
    await expect(await screen.findByText(documentsCopy.noProposals)).toBeVisible();
    await expect(await screen.findByRole("region", { name: beginningsCopy.title })).toBeVisible();
  },
});

/** The page is whole without what one could begin from. */
export const EmptyAlone = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.list.ok([]), templateMocks.published.error(500)),
  play: async () => {
    await expect(await screen.findByText(documentsCopy.noProposals)).toBeVisible();
    await expect(screen.queryByRole("region", { name: beginningsCopy.title })).not.toBeInTheDocument();
  },
});

/** Few leave room for what one can begin from next. */
export const Few = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(docMocks.list.ok(sampleProposalList.slice(0, 1)), templateMocks.published.ok(sampleCards)),
  play: async () => {
    await expect(await screen.findByRole("region", { name: beginningsCopy.title })).toBeVisible();
    // What was not sent has the last knot of its thread open.
    await expect(screen.getByRole("img", { name: documentsCopy.notSent })).toBeVisible();
    // Its stage is in words, what is next is a button, and one alone is as wide as the page.
    await expect(screen.getByText(new RegExp(`${documentsCopy.notSent}$`))).toBeVisible();
    const { id, name } = sampleProposalList[0]!;
    const check = screen.getByRole("link", { name: documentsCopy.checkNamed(name) });
    await expect(check).toHaveAttribute("href", `/docs/${id}#${beforeSendElementId}`);
    await expect(check).toHaveAttribute("data-variant", "filled");
    const list = screen.getByRole("heading", { level: 2, name: sampleProposalList[0]!.name }).closest("ul")!;
    await expect(list.querySelector("article")!.offsetWidth).toBe(list.offsetWidth);
  },
});

export const FewSmallScreen = Few.extend({ globals: { viewport: { value: "small" } } });

/** What is still to be filled in is told of what is not sent, in the colour of what asks for somebody. */
export const PlacesOpen = meta.story({
  beforeEach: ({ msw }) => {
    const [first, second, ...others] = sampleProposalList;
    msw.use(
      docMocks.list.ok([{ ...first!, openPlaces: 6 }, { ...second!, openPlaces: 2, sentOn: "2026-11-20" }, ...others]),
    );
  },
  play: async () => {
    const open = await screen.findByText("6 places still open");
    await expect(open).toBeVisible();
    await expect(open.parentElement).toHaveTextContent(/Not sent yet\s+·\s+6 places still open$/);
    await expect(getComputedStyle(open).color).not.toBe(getComputedStyle(open.parentElement!).color);
    await expect(screen.queryByText("2 places still open")).not.toBeInTheDocument();
  },
});

/** Who may only read it has nothing to check, and what was sent is checked. */
export const NothingToCheck = meta.story({
  beforeEach: ({ msw }) => {
    const [first, second, ...others] = sampleProposalList;
    const read = { ...first!, access: { role: "reader" as const, isGuest: true, isInTeam: false } };
    msw.use(docMocks.list.ok([read, { ...second!, sentOn: "2026-11-20" }, ...others]));
  },
  play: async () => {
    const [first, second, third] = sampleProposalList;
    await expect(await screen.findByRole("link", { name: documentsCopy.checkNamed(third!.name) })).toBeVisible();
    await expect(screen.queryByRole("link", { name: documentsCopy.checkNamed(first!.name) })).not.toBeInTheDocument();
    await expect(screen.queryByRole("link", { name: documentsCopy.checkNamed(second!.name) })).not.toBeInTheDocument();
  },
});

/** While a revision is written, that is what its stage is. */
export const BeingWritten = meta.story({
  beforeEach: ({ msw }) => {
    const [first, ...others] = sampleProposalList;
    msw.use(docMocks.list.ok([{ ...first!, activeTaskId: "66f0aa10bb20cc30dd40ee99" }, ...others]));
  },
  play: async () => {
    await expect(await screen.findByText(new RegExp(documentsCopy.writing))).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.list.pending()),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.title })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.list.unreachable()),
  play: async () => {
    await expect(await screen.findByText(documentsCopy.proposalsFailed)).toBeVisible();
    await expect(screen.getByRole("button", { name: documentsCopy.retry })).toBeEnabled();
  },
});

export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByText(signedOutCopy.proposals.title)).toBeVisible();
  },
});
