import type { Schemas } from "@grantwright/api-client";
import {
  meMocks,
  sampleActivity,
  sampleModels,
  samplePersonalTeam,
  sampleTeam,
  sampleUser,
  teamMocks,
} from "@grantwright/api-client/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { modelsCopy as copy } from "./models.copy.ts";

const meta = preview.meta({
  title: "Screens/Models",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/teams/${sampleTeam.id}/organization` },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(
      meMocks.get.ok({ ...sampleUser, teamName: sampleTeam.name }),
      teamMocks.current.ok(sampleTeam),
      teamMocks.activity.ok(sampleActivity),
      teamMocks.deleted.ok([]),
      teamMocks.setModels.ok(({ body }) => ({ ...sampleModels, rule: body })),
      ...workingAccount(),
    );
  },
});

const ruled = (rule: Schemas["ModelRule"]) => teamMocks.models.ok({ ...sampleModels, rule });
const choice = async (name: string) => screen.findByRole("radio", { name });
const save = async () =>
  userEvent.click(
    within((await choice(copy.uses.any.label)).closest("form")!).getByRole("button", { name: copy.save }),
  );

/** Nobody has said anything: any model may write. What is chosen is saved, and told. */
export const AnyModel = meta.story({
  play: async () => {
    await expect(await choice(copy.uses.any.label)).toBeChecked();
    await expect(screen.getByText(/qwen3:14b at models\.example\.org/)).toBeVisible();
    await userEvent.click(await choice(copy.uses.none.label));
    await save();
    await expect(await screen.findByText(copy.saved)).toBeVisible();
    await expect(await choice(copy.uses.none.label)).toBeChecked();
    await waitFor(() => expect(screen.getByRole("button", { name: copy.save })).toHaveFocus());
  },
});

export const OnlyThese = meta.story({
  play: async () => {
    await userEvent.click(await choice(copy.uses.only.label));
    const models = within(screen.getByRole("group", { name: copy.models }));
    await save();
    await expect(await models.findByText(copy.required)).toBeVisible();
    await userEvent.click(models.getByRole("checkbox", { name: /qwen3/ }));
    await save();
    await expect(await screen.findByText(copy.saved)).toBeVisible();
  },
});

/** The server has another model than the one that was allowed. */
export const ModelIsGone = meta.story({
  beforeEach: ({ msw }) => msw.use(ruled({ use: "only", models: ["qwen2.5:7b"] })),
  play: async () => {
    await expect(await screen.findByRole("checkbox", { name: /qwen2\.5:7b/ })).toBeChecked();
    await expect(screen.getByText(copy.gone)).toBeVisible();
    await expect(screen.getByRole("checkbox", { name: /qwen3:14b/ })).not.toBeChecked();
  },
});

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.setModels.error(500)),
  play: async () => {
    await userEvent.click(await choice(copy.uses.none.label));
    await save();
    await expect(await screen.findByText(copy.failed)).toBeVisible();
    await expect(await choice(copy.uses.none.label)).toBeChecked();
  },
});

/** A plain member reads what holds, and who decides it. */
export const Member = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      teamMocks.current.ok({ ...sampleTeam, role: "member", invites: [] }),
      teamMocks.models.ok({ ...sampleModels, rule: { use: "none" }, canChange: false }),
    ),
  play: async () => {
    await expect(await screen.findByText(new RegExp(copy.decidedBy))).toHaveTextContent(copy.rule({ use: "none" }));
    await expect(screen.queryByRole("radio", { name: copy.uses.any.label })).not.toBeInTheDocument();
  },
});

/** Where the server has no model there is nothing to choose, and nothing is said of it. */
export const NoModelAndNoRule = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.models.ok({ ...sampleModels, offered: [], rule: { use: "any" } })),
  play: async () => {
    await expect(await screen.findByText(sampleTeam.members[0]!.name)).toBeVisible();
    await expect(screen.queryByRole("heading", { name: copy.title })).not.toBeInTheDocument();
  },
});

/** Where the server writes by itself, a rule that was made before can still be changed. */
export const NoModelThere = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.models.ok({ ...sampleModels, offered: [], rule: { use: "none" } })),
  play: async () => {
    await expect(await screen.findByText(copy.offered([]))).toBeVisible();
    await expect(screen.queryByRole("radio", { name: copy.uses.only.label })).not.toBeInTheDocument();
    await expect(screen.getByText(copy.uses.none.label)).toBeVisible();
  },
});

/** A person decides for their own account. */
export const Personal = meta.story({
  args: { path: "/organization" },
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok(sampleUser), teamMocks.current.ok(samplePersonalTeam)),
  play: async () => {
    await expect(await choice(copy.uses.any.label)).toBeChecked();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.models.pending()),
  play: async () => {
    await expect(await screen.findByRole("heading", { name: copy.title })).toBeVisible();
    await expect(screen.queryByRole("radio", { name: copy.uses.any.label })).not.toBeInTheDocument();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.models.error(500)),
  play: async ({ msw }) => {
    await expect(await screen.findByText(copy.loadFailed)).toBeVisible();
    msw.use(teamMocks.models.ok(sampleModels));
    const part = screen.getByRole("heading", { name: copy.title }).closest("section")!;
    await userEvent.click(within(part).getByRole("button", { name: copy.retry }));
    await expect(await choice(copy.uses.any.label)).toBeChecked();
  },
});
