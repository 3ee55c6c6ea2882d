import { meMocks, sampleCards, sampleMissedCards, sampleOwnCards, templateMocks } from "@grantwright/api-client/mocks";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { beginningsCopy } from "../../components/documents/beginnings.copy.ts";
import { emptyWays } from "../../components/documents/emptyWays.copy.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { signedOutCopy } from "../../session/signedOut.copy.ts";
import { copy as libraryCopy, templatesCopy as copy } from "./library.copy.ts";

const meta = preview.meta({
  title: "Screens/Your templates",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/templates" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

export const Loaded = meta.story({
  parameters: {
    spec: ["1.2-route-templates", "2.2-templates-own", "2.2-templates-search", "2.2-templates-create"],
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.title })).toBeVisible();
    await expect(await screen.findByRole("link", { name: sampleOwnCards[0]!.name })).toBeVisible();
    await expect(screen.queryByText("Small Plots Fund")).not.toBeInTheDocument();
    await expect(screen.getByRole("link", { name: libraryCopy.createTemplate })).toHaveAttribute(
      "href",
      "/templates/new",
    );
    await userEvent.type(screen.getByRole("searchbox", { name: copy.search }), "parish");
    await waitFor(() => expect(screen.queryByText(sampleOwnCards[0]!.name)).not.toBeInTheDocument());
    await expect(screen.getByRole("link", { name: "Letter to the parish" })).toBeVisible();
    await userEvent.type(screen.getByRole("searchbox", { name: copy.search }), " priest");
    await expect(await screen.findByText(copy.nothingFound)).toBeVisible();
  },
});

/** What has lapsed is one's own all the same. */
export const Lapsed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(templateMocks.published.ok(({ query }) => (query.get("lapsed") ? sampleMissedCards : []))),
  play: async () => {
    await expect(await screen.findByRole("region", { name: copy.lapsed })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Hedges and Edges" })).toBeVisible();
    await expect(screen.queryByText(copy.none)).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.published.ok([])),
  play: async () => {
    await expect(await screen.findByText(copy.none)).toBeVisible();
    await expect(screen.getAllByRole("link", { name: libraryCopy.createTemplate })).toHaveLength(1);
    await expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  },
});

/** One of the library can be customized: some stand beside it. */
export const EmptyWithFormats = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(templateMocks.published.ok(({ query }) => (query.get("types") ? sampleCards.slice(0, 3) : []))),
  play: async () => {
    await expect(await screen.findByText(copy.none)).toBeVisible();
    await expect(await screen.findByRole("region", { name: beginningsCopy.title })).toBeVisible();
    await expect(screen.getByRole("region", { name: emptyWays.templates.title })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.published.pending()),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.title })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.published.error(500)),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByText(copy.failed)).toBeVisible();
    msw.use(...workingAccount());
    await userEvent.click(screen.getByRole("button", { name: libraryCopy.retry }));
    await expect(await screen.findByRole("link", { name: sampleOwnCards[0]!.name })).toBeVisible();
  },
});

let failSecond = () => {};

/** While one of its lists is still asked for, nothing is offered to be tried again: the press would count for nothing. */
export const OneListFailed = meta.story({
  beforeEach: ({ msw }) => {
    const isHeld = new Promise<void>((resolve) => (failSecond = resolve));
    msw.use(
      templateMocks.published.ok(async ({ query }) => {
        if (query.get("lapsed")) await isHeld;
        throw Response.json({}, { status: 500 });
      }),
    );
  },
  play: async ({ msw, userEvent }) => {
    await screen.findByRole("heading", { level: 1, name: copy.title });
    await expect(screen.findByText(copy.failed, undefined, { timeout: 1_000 })).rejects.toThrow();
    failSecond();
    await expect(await screen.findByText(copy.failed)).toBeVisible();
    msw.use(...workingAccount());
    await userEvent.click(screen.getByRole("button", { name: libraryCopy.retry }));
    await expect(await screen.findByRole("link", { name: sampleOwnCards[0]!.name })).toBeVisible();
  },
});
export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByText(signedOutCopy.templates.text)).toBeVisible();
  },
});
