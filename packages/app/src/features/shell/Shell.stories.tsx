import {
  analyticsMocks,
  authMocks,
  docMocks,
  draftMocks,
  meMocks,
  messageMocks,
  sampleDraftList,
  sampleTeams,
  sampleUser,
  taskMocks,
  teamMocks,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, keptOnDevice, refuseStorage, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { hadAccountChoice, rememberAccountChoice } from "../../session/accountChoice.ts";
import { requestCopy } from "../../components/requestErrors.ts";
import { copy } from "./shell.copy.ts";
import { unsavedCopy } from "./unsaved.copy.ts";

const meta = preview.meta({
  title: "Screens/Shell",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/drafts" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

const openAccount = async (userEvent: { click: (element: Element) => Promise<void> }) =>
  userEvent.click((await screen.findAllByRole("button", { name: copy.account("Ines Okafor") }))[0]!);

export const SignedIn = meta.story({
  parameters: {
    spec: [
      "1.2-sidebar-links",
      "1.2-sidebar-current",
      "1.6-signed-in",
      "1.2-sidebar-team-inbox",
      "1.2-sidebar-organization",
      "1.2-bottom-bar-five-links",
    ],
  },
  play: async () => {
    const links = await screen.findAllByRole("link", { name: copy.drafts });
    await expect(links[0]).toHaveAttribute("aria-current", "page");
    await screen.findAllByRole("link", { name: "Team Inbox 2 unread" });
    const [sidebar, bottomBar] = [...document.querySelectorAll('nav[aria-label="Main"]')].map((bar) =>
      [...bar.querySelectorAll("li a")].map((link) => [link.textContent, link.getAttribute("href")]),
    );
    const five = [
      ["Dashboard", "/"],
      ["Grants", "/grants"],
      ["Create", "/docs/new"],
      ["Drafts", "/drafts"],
      ["Proposals", "/docs"],
    ];
    await expect(sidebar).toEqual([...five, ["Team Inbox22 unread", "/messages"], ["Organization", "/organization"]]);
    await expect(bottomBar).toEqual(five);
  },
});

export const SuperAdmin = meta.story({
  parameters: { spec: ["1.1-admin-link", "1.6-super-admin"] },
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok({ ...sampleUser, isSuperAdmin: true })),
  play: async () => {
    const link = await screen.findByRole("link", { name: /^Admin/ });
    await expect(link).toHaveAttribute("href", "/superadmin/");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).not.toHaveAttribute("aria-current");
  },
});

/** Pages without an icon of their own are marked under the place they belong to. */
export const AmongGrants = meta.story({
  args: { path: "/opportunities" },
  play: async () => {
    // A visitor's navigation is there until it is known who is here.
    await screen.findAllByRole("link", { name: copy.drafts });
    const places = screen.getAllByRole("navigation", { name: copy.main });
    for (const link of places.map((place) => within(place).getByRole("link", { name: copy.grants })))
      await expect(link).toHaveAttribute("aria-current", "page");
  },
});

const notes = fn();

/** Stands in for the browser's sound, and says which notes were played. */
class SilentAudio {
  currentTime = 0;
  destination = {};
  createGain() {
    return {
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
      connect() {},
    };
  }
  createOscillator() {
    const frequency = { value: 0 };
    return { frequency, connect: (to: unknown) => to, start: () => notes(frequency.value), stop() {} };
  }
  close = async () => {};
}

const withAudio = (audio: unknown) => {
  const { AudioContext } = window;
  notes.mockClear();
  asked.mockClear();
  Object.assign(window, { AudioContext: audio });
  return () => Object.assign(window, { AudioContext });
};

/** The count was asked for. */
const asked = fn();

/** A message comes while the page was not looked at. */
const anotherMessage = (
  msw: { use: (handler: ReturnType<typeof messageMocks.list.ok>) => void },
  unreadCount: number,
) => {
  msw.use(
    messageMocks.list.ok(() => {
      asked();
      return { messages: [], unreadCount };
    }),
  );
  window.dispatchEvent(new Event("visibilitychange"));
};
/** What the shell has told a screen reader of messages. */
const news = () =>
  [...document.querySelectorAll('[role="status"] > span')].filter(({ textContent }) =>
    textContent?.includes("message"),
  );
const said = () =>
  news()
    .map(({ textContent }) => textContent)
    .join();
const inboxLink = async (unread: number) =>
  (await screen.findAllByRole("link", { name: `Team Inbox ${unread} unread` }))[0]!;

export const UnreadRises = meta.story({
  parameters: { spec: ["1.2-unread-sound"] },
  beforeEach: () => withAudio(SilentAudio),
  play: async ({ msw, step, userEvent }) => {
    await expect(await inboxLink(2)).toBeVisible();
    await expect(notes).not.toHaveBeenCalled();
    await step("more than before: two notes, and it is said once", async () => {
      await expect(said()).toBe("");
      anotherMessage(msw, 3);
      await expect(await inboxLink(3)).toBeVisible();
      await waitFor(() => expect(notes).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(said()).toBe(copy.news(1)));
    });
    await step("the same count again: nothing is said anew", async () => {
      const [shown] = news();
      anotherMessage(msw, 3);
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
      await expect(news()[0]).toBe(shown);
    });
    await step("fewer: none", async () => {
      // Who is being asked is not asked again: the answer before may still be on its way.
      await waitFor(
        () => {
          anotherMessage(msw, 1);
          return expect(screen.getAllByRole("link", { name: "Team Inbox 1 unread" })[0]).toBeVisible();
        },
        { interval: 200 },
      );
      await expect(notes).toHaveBeenCalledTimes(2);
    });
    await step("more, and the sound is off: none", async () => {
      await openAccount(userEvent);
      const sound = within(await screen.findByRole("radiogroup", { name: copy.sound }));
      await userEvent.click(sound.getByRole("radio", { name: copy.off }));
      anotherMessage(msw, 4);
      await expect(await inboxLink(4)).toBeVisible();
      await expect(notes).toHaveBeenCalledTimes(2);
    });
  },
});

export const SoundFailed = meta.story({
  parameters: { spec: ["1.8-sound-failure"] },
  beforeEach: () =>
    withAudio(function NoAudio() {
      notes("asked");
      throw new Error("no sound here");
    }),
  play: async ({ msw }) => {
    await expect(await inboxLink(2)).toBeVisible();
    anotherMessage(msw, 3);
    await expect(await inboxLink(3)).toBeVisible();
    await waitFor(() => expect(notes).toHaveBeenCalledTimes(1));
    await expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  },
});

/** Work that runs comes last, so that nothing moves as it comes and goes, with its count in the colour of what runs. */
export const TasksRunning = meta.story({
  parameters: { spec: ["1.2-active-tasks-link"] },
  beforeEach: ({ msw }) => {
    const task = { id: "66f0aa10bb20cc30dd40ef31", title: "A proposal", description: "", percentComplete: 40 };
    msw.use(
      taskMocks.active.ok({
        count: 2,
        tasks: [task, { ...task, id: task.id.replace("31", "32"), percentComplete: 60 }],
      }),
    );
  },
  play: async () => {
    const link = (await screen.findAllByRole("link", { name: /^Active Tasks/ }))[0]!;
    await expect(link.closest("li")!.nextElementSibling).toBeNull();
    await expect(link.querySelector("[data-part=ring]")).toHaveAttribute("stroke-dasharray", "50 100");
    await expect(link.querySelector("b")).toHaveAttribute("data-tone", "brand");
  },
});

const viewed = fn();

export const PageViews = meta.story({
  parameters: { spec: ["1.2-page-views", "1.3-analytics-ref"] },
  args: { path: "/drafts?ref=spring-letter&email=ines%40example.org" },
  beforeEach: ({ msw }) => {
    viewed.mockClear();
    msw.use(
      analyticsMocks.record.ok(({ body }) => {
        viewed(body);
        return undefined;
      }),
    );
  },
  play: async ({ userEvent }) => {
    await waitFor(() =>
      expect(viewed.mock.calls).toEqual([
        [{ name: "pageView", properties: { location: "/drafts" }, ref: "spring-letter" }],
      ]),
    );
    await userEvent.click((await screen.findAllByRole("link", { name: copy.proposals }))[0]!);
    await waitFor(() =>
      expect(viewed).toHaveBeenLastCalledWith({ name: "pageView", properties: { location: "/docs" } }),
    );
    await expect(viewed).toHaveBeenCalledTimes(2);
  },
});

export const AccountMenu = meta.story({
  parameters: {
    spec: [
      "1.2-account-menu",
      "1.2-account-menu-teams",
      "1.2-account-menu-theme",
      "1.2-account-menu-log-out",
      "1.2-account-menu-create-team",
      "1.2-create-team-link",
      "1.2-account-menu-user-information",
      "1.2-theme-choices",
    ],
  },
  play: async ({ userEvent }) => {
    await openAccount(userEvent);
    await expect(await screen.findByRole("button", { name: sampleTeams[1]!.name })).toBeVisible();
    await expect(screen.getByText(copy.accounts)).toBeVisible();
    // Whose it is comes first.
    const address = await screen.findByText(/^ines[^…]*@example\.org$/);
    await expect(address).toBeVisible();
    await expect(address.previousElementSibling).toHaveTextContent(sampleUser.name);
    await expect(screen.getByRole("link", { name: "Create Team" })).toHaveAttribute("href", "/team");
    await expect(screen.getByRole("link", { name: "User Information" })).toHaveAttribute("href", "/user-information");
    await userEvent.click(screen.getByRole("radio", { name: copy.dark }));
    await waitFor(() => expect(localStorage.getItem("storybook.theme") ?? "").toContain("dark"));
    await userEvent.click(screen.getByRole("radio", { name: copy.system }));
  },
});

const teamsAsked = fn();

export const TeamsAskedForWhenItOpens = meta.story({
  parameters: { spec: ["1.2-account-menu-loads-teams"] },
  beforeEach: ({ msw }) => {
    teamsAsked.mockClear();
    msw.use(
      teamMocks.list.ok(() => {
        teamsAsked();
        return sampleTeams;
      }),
    );
  },
  play: async ({ userEvent }) => {
    await screen.findAllByRole("button", { name: copy.account("Ines Okafor") });
    await screen.findByText(sampleDraftList[0]!.name);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(teamsAsked).not.toHaveBeenCalled();
    await openAccount(userEvent);
    await expect(await screen.findByRole("button", { name: sampleTeams[1]!.name })).toBeVisible();
    await expect(teamsAsked).toHaveBeenCalledOnce();
  },
});

const ourTeam = sampleTeams[1]!;

/** Who has one account alone is told nothing of it: the name of the product stands by itself. */
export const OneAccountOnAPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(await screen.findByRole("link", { name: copy.home })).toHaveTextContent(copy.product);
    await expect(screen.queryByText(copy.personalAccount)).not.toBeInTheDocument();
  },
});

/** Who has a choice sees which account this is, below the name of the product. */
export const OwnAccountOnAPhone = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: () => {
    rememberAccountChoice(sampleUser.id);
  },
  play: async () => {
    const name = copy.personalAccount;
    await expect(await screen.findByRole("link", { name: copy.home })).toHaveTextContent(copy.product);
    await expect(screen.getAllByText(name).find((element) => element.matches("header *"))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const InTeam = meta.story({
  parameters: { spec: ["1.2-route-team", "1.2-team-scoped-pages"] },
  args: { path: `/teams/${ourTeam.id}/drafts` },
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok(({ teamId }) => ({ ...sampleUser, teamName: teamId === ourTeam.id ? ourTeam.name : "" })),
      draftMocks.list.ok(({ teamId }) => [
        { ...sampleDraftList[0]!, name: teamId === ourTeam.id ? "A draft of the team" : "A draft of mine alone" },
      ]),
    ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("A draft of the team")).toBeVisible();
    await expect(screen.getByTestId("address")).toHaveTextContent(/^\/drafts$/);
    const link = screen.getAllByRole("link", { name: copy.proposals })[0]!;
    await expect(link).toHaveAttribute("href", `/teams/${ourTeam.id}/docs`);
    await userEvent.click(screen.getAllByRole("button", { name: copy.account("Ines Okafor, Common Ground") })[0]!);
    await expect(await screen.findByRole("button", { name: ourTeam.name })).toHaveAttribute("aria-current", "true");
    await expect(screen.getByRole("button", { name: sampleTeams[2]!.name })).not.toHaveAttribute("aria-current");
    // From now on their own account is named, too.
    await expect(hadAccountChoice(sampleUser.id)).toBe(true);
  },
});

export const TeamsFailed = meta.story({
  parameters: { spec: ["1.7-teams-failure-ignored", "1.8-team-list-failure"] },
  beforeEach: ({ msw }) => msw.use(teamMocks.list.error(500)),
  play: async ({ userEvent }) => {
    await openAccount(userEvent);
    await expect(await screen.findByRole("button", { name: copy.logOut })).toBeVisible();
    await expect(screen.queryByText(requestCopy.failed)).not.toBeInTheDocument();
  },
});

export const LogOutFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(authMocks.logOut.error(500)),
  play: async ({ userEvent }) => {
    await openAccount(userEvent);
    await userEvent.click(await screen.findByRole("button", { name: copy.logOut }));
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
  },
});

const loggedOut = fn();
const typeHelp = async (userEvent: {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
}) => {
  await userEvent.click((await screen.findAllByRole("button", { name: copy.help }))[0]!);
  await userEvent.type(await screen.findByRole("textbox", { name: /^Message/ }), "How do I");
  await userEvent.click(screen.getByRole("button", { name: copy.cancel }));
};
const askToLogOut = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await openAccount(userEvent);
  await userEvent.click(await screen.findByRole("button", { name: copy.logOut }));
  return within(await screen.findByRole("dialog", { name: unsavedCopy.unsavedTitle }));
};

/** Half a help request counts as unsaved: it stays on this device, or goes, as the person says. */
export const UnsavedAtLogOut = meta.story({
  beforeEach: ({ msw }) => {
    loggedOut.mockClear();
    msw.use(
      authMocks.logOut.ok(() => {
        loggedOut();
        throw Response.json({}, { status: 502 });
      }),
    );
  },
  play: async ({ step, userEvent }) => {
    await typeHelp(userEvent);
    await step("nobody is logged out before the person has said what becomes of it", async () => {
      const dialog = await askToLogOut(userEvent);
      await expect(dialog.getByText(unsavedCopy.unsavedText)).toBeVisible();
      await expect(loggedOut).not.toHaveBeenCalled();
      await userEvent.click(dialog.getByRole("button", { name: unsavedCopy.keep }));
      await waitFor(() => expect(loggedOut).toHaveBeenCalledOnce());
      await expect(keptOnDevice(sampleUser.id, "help")).toContain("How do I");
    });
    await step("nothing is discarded where logging out failed", async () => {
      const dialog = within(await screen.findByRole("dialog", { name: unsavedCopy.unsavedTitle }));
      await userEvent.click(dialog.getByRole("button", { name: unsavedCopy.discard }));
      await waitFor(() => expect(loggedOut).toHaveBeenCalledTimes(2));
      await expect(keptOnDevice(sampleUser.id, "help")).toContain("How do I");
    });
  },
});

/** Where this device keeps nothing, it does not offer to: one stays, or discards. */
export const UnkeptAtLogOut = meta.story({
  beforeEach: () => refuseStorage(),
  play: async ({ userEvent }) => {
    await typeHelp(userEvent);
    const dialog = await askToLogOut(userEvent);
    await expect(dialog.getByText(unsavedCopy.unkeptText)).toBeVisible();
    await expect(dialog.queryByRole("button", { name: unsavedCopy.keep })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: unsavedCopy.stay }));
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: unsavedCopy.unsavedTitle })).not.toBeInTheDocument(),
    );
    await userEvent.click((await screen.findAllByRole("button", { name: copy.help }))[0]!);
    await expect(await screen.findByRole("textbox", { name: /^Message/ })).toHaveValue("How do I");
  },
});

export const UnknownAddress = meta.story({
  parameters: { spec: ["1.2-unknown-path"] },
  args: { path: "/nowhere/at-all" },
  play: async () => {
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(/^\/$/));
    await expect(await screen.findByText("There is no page at this address")).toBeVisible();
  },
});

export const DataCallRefused = meta.story({
  parameters: { spec: ["1.2-token-modal-on-refusal", "1.7-refused-call", "1.8-refused-call"] },
  beforeEach: ({ msw }) => msw.use(draftMocks.list.error(403, "You are not a member of this team.")),
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Grantwright" })).toBeVisible());
  },
});

export const SignedOut = meta.story({
  parameters: { spec: ["1.2-welcome-card", "1.6-visitor"] },
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401), docMocks.list.error(500), draftMocks.list.error(500)),
  play: async () => {
    await expect(await screen.findByRole("complementary", { name: "Welcome to Grantwright" })).toBeVisible();
    await expect(screen.queryByRole("link", { name: copy.drafts })).not.toBeInTheDocument();
  },
});

/** A user without a name or preferences, and an account without a name: the shell and its menus stand. */
export const OddRows = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok({ id: sampleUser.id } as unknown as typeof sampleUser),
      teamMocks.list.ok([{ id: "66f0aa10bb20cc30dd40ef21", name: null } as never, ...sampleTeams]),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole("button", { name: copy.account("") }))[0]!);
    await expect(await screen.findByRole("button", { name: copy.unnamedAccount })).toBeVisible();
    await expect(screen.getByRole("button", { name: sampleTeams[1]!.name })).toBeVisible();
    await expect(screen.queryByText(/undefined|null/)).not.toBeInTheDocument();
  },
});
