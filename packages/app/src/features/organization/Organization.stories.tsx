import type { Schemas } from "@grantwright/api-client";
import {
  meMocks,
  sampleActivity,
  samplePersonalTeam,
  sampleTeam,
  sampleTeams,
  sampleUser,
  teamMocks,
} from "@grantwright/api-client/mocks";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { requestCopy } from "../../components/requestErrors.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { signedOutCopy } from "../../session/signedOut.copy.ts";
import { copy } from "./organization.copy.ts";

const inTeam = `/teams/${sampleTeam.id}/organization`;

const meta = preview.meta({
  title: "Screens/Organization",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: inTeam },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(
      meMocks.get.ok({ ...sampleUser, teamName: sampleTeam.name }),
      teamMocks.current.ok(sampleTeam),
      teamMocks.activity.ok(sampleActivity),
      teamMocks.deleted.ok([]),
      ...workingAccount(),
    );
  },
});

const menuOf = (name: string) => screen.findByRole("button", { name: copy.memberActions(name) });

/** A team as its owner sees it. */
export const Owner = meta.story({
  parameters: { spec: ["1.2-route-organization", "1.2-sidebar-organization"] },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Common Ground" })).toBeVisible();
    await expect(screen.getByText("Tomas Reyhl")).toBeVisible();
    await expect(screen.getByText(copy.creditCount(5))).toBeVisible();
    await expect(await screen.findByText("Ines Okafor bought 5 credits")).toBeVisible();
    await expect(screen.getByRole("button", { name: copy.leave })).toHaveAccessibleDescription(copy.lastOwner);
  },
});

/** An admin invites and renames, but neither touches the owner nor deletes the team. */
export const Admin = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok({
        ...sampleUser,
        id: sampleTeam.members[1]!.userId,
        name: "Tomas Reyhl",
        teamName: "Common Ground",
      }),
      teamMocks.current.ok({ ...sampleTeam, role: "admin" }),
    ),
  play: async () => {
    await expect(await menuOf("Mira Partridge")).toBeVisible();
    await expect(screen.queryByRole("button", { name: copy.memberActions("Ines Okafor") })).not.toBeInTheDocument();
    await expect(screen.queryByRole("button", { name: copy.delete })).not.toBeInTheDocument();
    await expect(screen.getByRole("button", { name: copy.sendInvites })).toBeVisible();
  },
});

/** A member sees who is there and what there is to spend, and can leave. */
export const Member = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok({
        ...sampleUser,
        id: sampleTeam.members[2]!.userId,
        name: "Mira Partridge",
        teamName: "Common Ground",
      }),
      teamMocks.current.ok({ ...sampleTeam, role: "member", invites: [] }),
    ),
  play: async () => {
    await expect(await screen.findByRole("button", { name: copy.leave })).toBeEnabled();
    await expect(screen.queryByRole("heading", { name: copy.invite })).not.toBeInTheDocument();
    await expect(screen.queryByRole("button", { name: copy.rename })).not.toBeInTheDocument();
  },
});

export const ChangeARole = meta.story({
  beforeEach: ({ msw }) => {
    let team = sampleTeam;
    msw.use(
      teamMocks.current.ok(() => team),
      teamMocks.changeRole.ok(({ params, body }) => {
        const members = team.members.map((each) =>
          each.userId === params.userId ? { ...each, role: body.role } : each,
        );
        team = { ...team, members };
        return team;
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await menuOf("Mira Partridge"));
    await userEvent.click(await screen.findByRole("button", { name: copy.makeRole("admin") }));
    await expect(await screen.findByText(copy.roleChanged("Mira Partridge", "admin"))).toBeVisible();
    await waitFor(() => expect(screen.getByText("Mira Partridge").closest("li")).toHaveTextContent("Admin"));
  },
});

export const RemoveAMember = meta.story({
  beforeEach: ({ msw }) => {
    let team = sampleTeam;
    msw.use(
      teamMocks.current.ok(() => team),
      teamMocks.removeMember.ok(({ params }) => {
        team = { ...team, members: team.members.filter(({ userId }) => userId !== params.userId) };
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await menuOf("Jonah Lindqvist"));
    await userEvent.click(await screen.findByRole("button", { name: copy.remove }));
    const dialog = within(await screen.findByRole("alertdialog", { name: copy.removeTitle("Jonah Lindqvist") }));
    await expect(dialog.getByText(copy.removeText)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: copy.removeConfirm }));
    await expect(await screen.findByText(copy.removed("Jonah Lindqvist"))).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/jonah@example.org/)).not.toBeInTheDocument());
  },
});

/** The server refuses: two people changed the team at the same time. */
export const ChangeRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.changeRole.error(422, "A team needs an owner.")),
  play: async ({ userEvent }) => {
    await userEvent.click(await menuOf("Tomas Reyhl"));
    await userEvent.click(await screen.findByRole("button", { name: copy.makeRole("member") }));
    await expect(await screen.findByText("A team needs an owner.")).toBeVisible();
  },
});

export const HandOver = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.handOver.ok(sampleTeam)),
  play: async ({ userEvent }) => {
    await userEvent.click(await menuOf("Tomas Reyhl"));
    await userEvent.click(await screen.findByRole("button", { name: copy.handOver }));
    const dialog = within(await screen.findByRole("alertdialog", { name: copy.handOverTitle("Tomas Reyhl") }));
    await userEvent.click(dialog.getByRole("button", { name: copy.handOverConfirm }));
    await expect(await screen.findByText(copy.handedOver("Tomas Reyhl"))).toBeVisible();
  },
});

const invited: Schemas["TeamInvite"] = { ...sampleTeam.invites[0]!, id: "66f0aa10bb20cc30dd40ee79" };

export const InviteByMail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      teamMocks.invite.ok(({ body }) => ({
        invites: (body.emails ?? [])
          .filter((email) => email !== "tomas@example.org")
          .map((email) => ({ ...invited, email })),
        refused: (body.emails ?? [])
          .filter((email) => email === "tomas@example.org")
          .map((email) => ({ email, message: "Already in the team." })),
      })),
    ),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("textbox", { name: copy.emails });
    await userEvent.click(screen.getByRole("button", { name: copy.sendInvites }));
    await expect(await screen.findByText(copy.noEmails)).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.type(field, "nobody");
    await userEvent.click(screen.getByRole("button", { name: copy.sendInvites }));
    await expect(await screen.findByText(copy.wrongEmails("nobody"))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "Wren <wren@example.org>, tomas@example.org");
    await userEvent.click(screen.getByRole("button", { name: copy.sendInvites }));
    await expect(await screen.findByText(copy.invitedCount(1))).toBeVisible();
    await expect(await screen.findByText("tomas@example.org: Already in the team.")).toBeVisible();
    await expect(field).toHaveValue("tomas@example.org");
  },
});

/** What was typed stays when the mails could not be sent. */
export const InviteFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(teamMocks.invite.error(503, "We could not send the email. Please try again in a few minutes.")),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("textbox", { name: copy.emails });
    await userEvent.type(field, "wren@example.org");
    await userEvent.click(screen.getByRole("button", { name: copy.sendInvites }));
    await expect(await screen.findByText(/We could not send the email/)).toBeVisible();
    await expect(field).toHaveValue("wren@example.org");
  },
});

export const InviteByLink = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      teamMocks.invite.ok({
        invites: [{ ...invited, email: null, link: "https://grants.example.org/join/4c1d9f" }],
        refused: [],
      }),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.makeLink }));
    await expect(await screen.findByText("https://grants.example.org/join/4c1d9f")).toBeVisible();
    await expect(screen.getByRole("button", { name: copy.copyLink })).toBeVisible();
  },
});

export const ResendAndRevoke = meta.story({
  beforeEach: ({ msw }) => {
    let team = sampleTeam;
    msw.use(
      teamMocks.current.ok(() => team),
      teamMocks.resend.ok(sampleTeam.invites[0]!),
      teamMocks.revoke.ok(({ params }) => {
        team = { ...team, invites: team.invites.filter(({ id }) => id !== params.inviteId) };
      }),
    );
  },
  play: async ({ userEvent }) => {
    const menu = await screen.findByRole("button", { name: copy.inviteActions("sefa@example.org") });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole("button", { name: copy.resend }));
    await expect(await screen.findByText(copy.resent)).toBeVisible();
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole("button", { name: copy.revoke }));
    await waitFor(() => expect(screen.queryByText("sefa@example.org")).not.toBeInTheDocument());
  },
});

export const GiveCredits = meta.story({
  beforeEach: ({ msw }) => {
    let team = sampleTeam;
    msw.use(
      teamMocks.current.ok(() => team),
      teamMocks.giveCredits.ok(({ body }) => {
        team = { ...team, proposalCredits: team.proposalCredits + body.amount };
        return team;
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText(copy.give));
    const field = await screen.findByRole("textbox", { name: copy.giveAmount });
    await userEvent.clear(field);
    await userEvent.type(field, "many");
    await userEvent.click(screen.getByRole("button", { name: copy.giveConfirm }));
    await expect(await screen.findByText(copy.giveWrong)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "2");
    await userEvent.click(screen.getByRole("button", { name: copy.giveConfirm }));
    await expect(await screen.findByText(copy.creditCount(7))).toBeVisible();
  },
});

export const GiveCreditsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.giveCredits.error(422, "You have no bought credits to give.")),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText(copy.give));
    await userEvent.click(await screen.findByRole("button", { name: copy.giveConfirm }));
    await expect(await screen.findByText("You have no bought credits to give.")).toBeVisible();
  },
});

export const Rename = meta.story({
  beforeEach: ({ msw }) => {
    let team = sampleTeam;
    msw.use(
      teamMocks.current.ok(() => team),
      teamMocks.rename.ok(({ body }) => {
        team = { ...team, name: body.name };
        return team;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("textbox", { name: copy.teamName });
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole("button", { name: copy.rename }));
    await expect(await screen.findByText(copy.nameRequired)).toBeVisible();
    await userEvent.type(field, "Common Ground Trust");
    await userEvent.click(screen.getByRole("button", { name: copy.rename }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Common Ground Trust" })).toBeVisible();
  },
});

/** Deleting asks for the name of the team. */
export const DeleteTheTeam = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.delete.error(503, "Please try again.")),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.delete }));
    const dialog = within(await screen.findByRole("alertdialog", { name: copy.deleteTitle("Common Ground") }));
    await userEvent.click(dialog.getByRole("button", { name: copy.deleteConfirm }));
    const field = dialog.getByRole("textbox", { name: copy.deleteType("Common Ground") });
    await expect(field).toBeInvalid();
    await userEvent.type(field, "Common Ground");
    await userEvent.click(dialog.getByRole("button", { name: copy.deleteConfirm }));
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.current.pending()),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.title })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.current.unreachable()),
  play: async () => {
    await expect(await screen.findByText(copy.failed)).toBeVisible();
    await expect(screen.getByRole("button", { name: copy.retry })).toBeEnabled();
  },
});

export const ActivityFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.activity.error(500)),
  play: async () => {
    await expect(await screen.findByText(copy.activityFailed)).toBeVisible();
  },
});

/** The personal account, where /team leads: the teams there are, and a new one. */
export const Personal = meta.story({
  args: { path: "/team" },
  parameters: { spec: ["1.2-team-redirects"] },
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok(sampleUser),
      teamMocks.current.ok(samplePersonalTeam),
      teamMocks.deleted.ok([
        {
          id: "66f0aa10bb20cc30dd40ee69",
          name: "Riverside Tool Library",
          deletedAt: "2026-11-10T09:00:00.000Z",
          goneAt: new Date(Date.now() + 19.5 * 86_400_000).toISOString(),
        },
      ]),
      teamMocks.restore.ok({ id: "66f0aa10bb20cc30dd40ee69", name: "Riverside Tool Library", personal: false }),
    ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.alone })).toBeVisible();
    await expect(await screen.findByRole("button", { name: copy.open("Marrow Bridge Growers") })).toBeVisible();
    // Who is in a team knows what one is for.
    await expect(screen.queryByText(copy.inTeam)).not.toBeInTheDocument();
    await expect(screen.getByTestId("address")).toHaveTextContent("/organization");
    await expect(await screen.findByText(copy.deletedText(20))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: copy.restore }));
    await expect(await screen.findByText(copy.restored("Riverside Tool Library"))).toBeVisible();
  },
});

export const CreateATeam = meta.story({
  args: { path: "/organization" },
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok(sampleUser),
      teamMocks.list.ok(sampleTeams.slice(0, 1)),
      teamMocks.current.ok(samplePersonalTeam),
      teamMocks.create.error(422, "You own as many teams as one person can."),
    ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(copy.noTeams)).toBeVisible();
    // The form stands first, and what a team is for below it.
    const uses = screen.getByRole("region", { name: copy.inTeam });
    await expect(within(uses).getAllByRole("term")).toHaveLength(copy.uses.length);
    await expect(uses.getBoundingClientRect().top).toBeGreaterThan(
      screen.getByRole("button", { name: copy.create }).getBoundingClientRect().bottom,
    );
    await userEvent.click(screen.getByRole("button", { name: copy.create }));
    await expect(await screen.findByText(copy.nameRequired)).toBeVisible();
    const field = screen.getByRole("textbox", { name: copy.teamName });
    await userEvent.type(field, "x".repeat(101));
    await userEvent.click(screen.getByRole("button", { name: copy.create }));
    await expect(await screen.findByText(copy.nameTooLong)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "Common Ground");
    await userEvent.click(screen.getByRole("button", { name: copy.create }));
    await expect(await screen.findByText("You own as many teams as one person can.")).toBeVisible();
    await expect(field).toHaveValue("Common Ground");
  },
});

export const SignedOut = meta.story({
  args: { path: "/organization" },
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByText(signedOutCopy.organization.title)).toBeVisible();
  },
});

/** A member without a name, a role or a date, and a kind of news that is not known: the rest of the team stands. */
export const OddRows = meta.story({
  beforeEach: ({ msw }) => {
    const [member] = sampleTeam.members;
    const odd = { userId: "66f0aa10bb20cc30dd40ef11", name: null, role: "wizard", joinedAt: null, email: undefined };
    msw.use(
      teamMocks.current.ok({ ...sampleTeam, members: [...sampleTeam.members, { ...member!, ...odd } as never] }),
      teamMocks.activity.ok([
        { id: "66f0aa10bb20cc30dd40ef12", at: "no date", actorName: null, kind: "juggled" } as never,
        ...sampleActivity,
      ]),
    );
  },
  play: async () => {
    await expect(await screen.findByText(copy.unnamedMember)).toBeVisible();
    await expect(await menuOf(copy.unnamedMember)).toBeVisible();
    await expect(await screen.findByText("Somebody changed something")).toBeVisible();
    await expect(screen.queryByText(/undefined|Invalid|null/)).not.toBeInTheDocument();
  },
});
