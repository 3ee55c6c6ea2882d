import {
  docMocks,
  meMocks,
  readingLinkMocks,
  sampleDocId,
  sampleFeatured,
  sampleProposal,
  sampleReadingLinks,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { requestCopy } from "../../../components/requestErrors.ts";
import { readersCopy as copy, sharedCopy } from "./readers/readers.copy.ts";
import { readersLinkCopy } from "./readers/readersLink.copy.ts";
import { sendCopy } from "./send/send.copy.ts";

const made = fn();

const meta = preview.meta({
  title: "Screens/Links for readers",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/docs/${sampleDocId}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    made.mockClear();
    let links = sampleReadingLinks;
    msw.use(
      docMocks.detail.ok(sampleProposal),
      readingLinkMocks.list.ok(() => links),
      readingLinkMocks.make.ok(({ body }) => {
        made(body);
        const { versionId, note = "" } = body;
        const link = { ...sampleReadingLinks[1]!, id: "66f0aa10bb20cc30dd40c209", versionId, note };
        links = [link, ...links];
        return { ...link, link: `https://grantwright.example/shared#key=${"k3y".repeat(14)}0` };
      }),
      readingLinkMocks.end.ok(({ params }) => {
        links = links.filter(({ id }) => id !== params["linkId"]);
        return undefined;
      }),
      ...workingAccount(),
    );
  },
});

interface Hand {
  click: (element: Element) => Promise<void>;
}

const open = async (userEvent: Hand) => {
  await userEvent.click(await screen.findByRole("button", { name: readersLinkCopy.open }));
  const dialog = await screen.findByRole("dialog", { name: copy.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** A link is made, shown once, and stands in the list. */
export const Make = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.type(await dialog.findByRole("textbox", { name: copy.note }), "The county planner");
    await userEvent.click(dialog.getByRole("radio", { name: copy.dayChoices["7"] }));
    await userEvent.click(dialog.getByRole("button", { name: copy.make }));
    await expect(await dialog.findByText(/shared#key=/)).toBeVisible();
    await expect(made).toHaveBeenCalledWith({
      versionId: sampleProposal.versionId,
      note: "The county planner",
      days: 7,
    });
    await expect(await dialog.findByText("The county planner")).toBeVisible();
  },
});

export const OnPhone = Make.extend({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByText(sendCopy.before))[0]!);
    const dialog = await open(userEvent);
    await expect(await dialog.findByText("Board of the land trust")).toBeVisible();
  },
});

/** A link is ended at once. */
export const End = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.endNamed("Board of the land trust") }));
    await expect(await screen.findByText(copy.ended)).toBeVisible();
    await waitFor(() => expect(dialog.queryByText("Board of the land trust")).not.toBeInTheDocument());
  },
});

export const NotMade = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(readingLinkMocks.make.error(422, "A document can have 20 links at a time. End one first.")),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.make }));
    await expect(await dialog.findByText(/20 links at a time/)).toBeVisible();
  },
});

export const NotEnded = meta.story({
  beforeEach: ({ msw }) => msw.use(readingLinkMocks.end.error(500)),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.endNamed("Board of the land trust") }));
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await expect(dialog.getByText("Board of the land trust")).toBeVisible();
  },
});

export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(readingLinkMocks.list.ok([])),
  play: async ({ userEvent }) => {
    await expect(await (await open(userEvent)).findByText(copy.none)).toBeVisible();
  },
});

export const ListLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(readingLinkMocks.list.pending()),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByRole("button", { name: copy.make })).toBeVisible();
    await expect(dialog.queryByText(copy.none)).not.toBeInTheDocument();
  },
});

/** As long as a note can be, and as many links as there can be. */
export const Long = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      readingLinkMocks.list.ok(
        Array.from({ length: 20 }, (_, index) => ({
          ...sampleReadingLinks[0]!,
          id: `66f0aa10bb20cc30dd40c3${10 + index}`,
          note: index === 0 ? "Board".repeat(40) : `Reader ${index}`,
        })),
      ),
    ),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText("Board".repeat(40))).toBeVisible();
    await expect(dialog.getAllByRole("button", { name: /^End the link/ })).toHaveLength(20);
    const frame = screen.getByRole("dialog");
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
});

export const ListFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(readingLinkMocks.list.error(500)),
  play: async ({ userEvent }) => {
    await expect(await (await open(userEvent)).findByText(copy.failed)).toBeVisible();
  },
});

/** What a reader sees, who need not be signed in. */
export const Read = meta.story({
  args: { path: `/shared#key=${"k3y".repeat(14)}0` },
  beforeEach: ({ msw }) => msw.use(readingLinkMocks.read.ok(sampleFeatured), meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: sampleFeatured.title })).toBeVisible();
    await expect(screen.getByText(sharedCopy.note)).toBeVisible();
    await expect(screen.queryByRole("button", { name: /Edit/ })).not.toBeInTheDocument();
    // It asks nobody to sign in, who need not.
    const welcome = screen.findByRole("complementary", { name: "Welcome to Grantwright" }, { timeout: 1_500 });
    await expect(welcome).rejects.toThrow();
  },
});

export const Ended = meta.story({
  args: { path: `/shared#key=${"k3y".repeat(14)}0` },
  beforeEach: ({ msw }) => msw.use(readingLinkMocks.read.error(404), meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByText(sharedCopy.gone)).toBeVisible();
  },
});
