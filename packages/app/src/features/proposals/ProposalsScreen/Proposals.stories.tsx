import { docMocks, meMocks, sampleProposalList } from "@grantwright/api-client/mocks";
import { expect, screen } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
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
    await expect(await screen.findByRole("link", { name: new RegExp(first.name) })).toHaveAttribute(
      "href",
      `/docs/${first.id}`,
    );
    await expect(screen.getByText("for The Hollin Vey Trust")).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { spec: ["2.8-proposals-empty"] },
  beforeEach: ({ msw }) => msw.use(docMocks.list.ok([])),
  play: async () => {
    await expect(await screen.findByText(documentsCopy.noProposals)).toBeVisible();
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
