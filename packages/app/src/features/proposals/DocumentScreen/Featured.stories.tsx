import { featuredMocks, meMocks, sampleDocId, sampleFeatured } from "@grantwright/api-client/mocks";
import { expect, screen } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { copy } from "./document.copy.ts";
import { featuredCopy } from "./featured.copy.ts";

const meta = preview.meta({
  title: "Screens/Featured document",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/featured/docs/${sampleDocId}` },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(featuredMocks.detail.ok(sampleFeatured), ...workingAccount());
  },
});

export const Loaded = meta.story({
  parameters: { spec: ["1.2-route-featured-doc", "2.2-route-featured-doc"] },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: sampleFeatured.title })).toBeVisible();
    await expect(screen.getByRole("heading", { level: 2, name: sampleFeatured.sections[0]!.title })).toBeVisible();
    await expect(screen.queryByRole("button", { name: /Edit/ })).not.toBeInTheDocument();
    await expect(screen.getByText(featuredCopy.note)).toBeVisible();
  },
});

/** Nobody has to be signed in. */
export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: sampleFeatured.title })).toBeVisible();
    await expect(screen.getByRole("link", { name: featuredCopy.create })).toHaveAttribute("href", "/docs/new");
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(featuredMocks.detail.error(404)),
  play: async () => {
    await expect(await screen.findByText(featuredCopy.gone)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(featuredMocks.detail.pending()),
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(featuredMocks.detail.error(500)),
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent(copy.loadFailed);
  },
});
