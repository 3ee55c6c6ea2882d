import type { Schemas } from "@grantwright/api-client";
import {
  accessMocks,
  docMocks,
  draftMocks,
  editMocks,
  sampleDocId,
  sampleDocumentPeople,
  sampleDraft,
  liveMocks,
  sampleAttachments,
  sampleProposal,
  sampleProposalList,
  sampleUser,
  sampleReview,
  sampleShared,
  sampleSuggestion,
} from "@grantwright/api-client/mocks";
import { HttpResponse } from "msw";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { forgetJournals } from "../../autosave/journal/journal.ts";
import { openFileLabel } from "../../components/evidence/openFileLabel.ts";
import { AppStage } from "./AppStage.tsx";
import { forgetDevice, workingAccount } from "./storyDefaults.ts";
import { copy as documentCopy } from "../../features/proposals/DocumentScreen/document.copy.ts";
import { copy as draftCopy } from "../../features/drafts/DraftScreen/draft.copy.ts";
import { notYoursCopy } from "../../features/drafts/DraftScreen/notYours.copy.ts";
import { commentsCopy } from "../../components/comments/comments.copy.ts";
import { requestCopy } from "../../components/requestErrors.ts";
import { accessCopy } from "../../components/access/access.copy.ts";
import { peopleCopy as copy } from "../../components/access/people.copy.ts";
import { peopleLinkCopy } from "../../components/access/peopleLink.copy.ts";
import { sharedWithYouCopy } from "../../components/access/shared.copy.ts";
import { sendCopy } from "../../features/proposals/DocumentScreen/send/send.copy.ts";

type Access = Schemas["DocumentAccess"];

const team = "/teams/66f0aa10bb20cc30dd40ee61";
let becomeReader: () => unknown = () => undefined;
const invited = fn();
const changed = fn();

const endsAt = "2026-12-20T09:00:00.000Z";
const guest = (role: Access["role"]): Access => ({ role, isGuest: true, isInTeam: true, endsAt });
const member = (role: Access["role"]): Access => ({ role, isGuest: false, isInTeam: true });

const meta = preview.meta({
  title: "Screens/Roles and guests",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `${team}/docs/${sampleDocId}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    invited.mockClear();
    changed.mockClear();
    let people = sampleDocumentPeople;
    msw.use(
      docMocks.detail.ok({ ...sampleProposal, access: member("owner") }),
      accessMocks.list.ok(() => people),
      accessMocks.invite.ok(({ body }) => {
        invited(body);
        const made = { ...sampleDocumentPeople[4]!, id: "66f0aa10bb20cc30dd40d109", name: body.email, ...body };
        people = [...people, made];
        return made;
      }),
      accessMocks.change.ok(({ params, body }) => {
        changed(params["accessId"], body);
        people = people.map((each) =>
          each.id === params["accessId"] ? { ...each, role: body.role ?? each.role } : each,
        );
        return people.find(({ id }) => id === params["accessId"])!;
      }),
      accessMocks.end.ok(({ params }) => {
        people = people.filter(({ id }) => id !== params["accessId"]);
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
  await userEvent.click(await screen.findByRole("button", { name: peopleLinkCopy.open }));
  const dialog = await screen.findByRole("dialog", { name: copy.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** A guest is invited, and stands in the list. */
export const Invite = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText("Noor Haddad")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: copy.email }), "leila@landtrust.example");
    await userEvent.click(dialog.getByRole("radio", { name: copy.roles.writer }));
    await userEvent.click(dialog.getByRole("radio", { name: copy.dayChoices["7"] }));
    await userEvent.click(dialog.getByRole("button", { name: copy.invite }));
    await expect(await screen.findByText(copy.invited("leila@landtrust.example"))).toBeVisible();
    await expect(invited).toHaveBeenCalledWith({ email: "leila@landtrust.example", role: "writer", days: 7 });
    await expect(await dialog.findByText("leila@landtrust.example")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: copy.email })).toHaveValue("");
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByText(sendCopy.before))[0]!);
    const dialog = await open(userEvent);
    await expect(await dialog.findByText("Noor Haddad")).toBeVisible();
  },
});

export const WrongAddress = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.type(await dialog.findByRole("textbox", { name: copy.email }), "leila at landtrust");
    await userEvent.click(dialog.getByRole("button", { name: copy.invite }));
    await expect(await dialog.findByText(copy.emailWrong)).toBeVisible();
    await expect(invited).not.toHaveBeenCalled();
  },
});

/** What the server refuses stands at the form, and what was typed stays. */
export const NotInvited = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(accessMocks.invite.error(422, "This person is a member already: say in the list what they may do.")),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.type(await dialog.findByRole("textbox", { name: copy.email }), "tomas@commonground.example");
    await userEvent.click(dialog.getByRole("button", { name: copy.invite }));
    await expect(await dialog.findByText(/is a member already/)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: copy.email })).toHaveValue("tomas@commonground.example");
  },
});

export const ChangeRole = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: new RegExp(copy.roleOf("Tomás Rivera")) }));
    await userEvent.click(await screen.findByRole("option", { name: copy.can.reader }));
    await expect(await screen.findByText(copy.changed("Tomás Rivera"))).toBeVisible();
    await expect(changed).toHaveBeenCalledWith(sampleDocumentPeople[1]!.id, { role: "reader" });
    // Who looks after the team stays an owner; a guest is none.
    await expect(dialog.queryByRole("button", { name: new RegExp(copy.roleOf("Ines Okafor")) })).toBeNull();
    await userEvent.click(await dialog.findByRole("button", { name: new RegExp(copy.roleOf("Noor Haddad")) }));
    await expect(await screen.findByRole("option", { name: copy.can.writer })).toBeVisible();
    await expect(screen.queryByRole("option", { name: copy.can.owner })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
});

export const NotChanged = meta.story({
  beforeEach: ({ msw }) => msw.use(accessMocks.change.error(500)),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: new RegExp(copy.roleOf("Tomás Rivera")) }));
    await userEvent.click(await screen.findByRole("option", { name: copy.can.reader }));
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await expect(await dialog.findByRole("button", { name: /Can write.*Tomás Rivera/ })).toBeVisible();
  },
});

export const EndGuest = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.endNamed("Noor Haddad") }));
    await expect(await screen.findByText(copy.ended("Noor Haddad"))).toBeVisible();
    await waitFor(() => expect(dialog.queryByText("Noor Haddad")).not.toBeInTheDocument());
    await expect(document.activeElement).toHaveTextContent(copy.guests);
  },
});

export const NotEnded = meta.story({
  beforeEach: ({ msw }) => msw.use(accessMocks.end.error(500)),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.endNamed("Noor Haddad") }));
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await expect(dialog.getByText("Noor Haddad")).toBeVisible();
  },
});

/** A guest gets more days by one press, and keeps their role. */
export const Longer = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.longerNamed("Noor Haddad") }));
    await expect(await screen.findByText(copy.changed("Noor Haddad"))).toBeVisible();
    await expect(changed).toHaveBeenCalledWith(sampleDocumentPeople[3]!.id, { days: 30 });
  },
});

/** Nobody takes their own ownership away by a key. */
export const OwnRow = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      accessMocks.list.ok([
        { ...sampleDocumentPeople[0]!, isOwn: false },
        { ...sampleDocumentPeople[1]!, role: "owner", isOwn: true },
      ]),
    ),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText(/Tomás Rivera/)).toBeVisible();
    await expect(dialog.queryByRole("button", { name: new RegExp(copy.roleOf("Tomás Rivera")) })).toBeNull();
  },
});

/** Whoever writes sees who may do what, and changes nothing of it. */
export const SeenByWriter = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok({ ...sampleProposal, access: member("writer") })),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText("Noor Haddad")).toBeVisible();
    await expect(dialog.queryByRole("textbox")).toBeNull();
    await expect(dialog.queryByRole("button", { name: copy.endNamed("Noor Haddad") })).toBeNull();
  },
});

/** Nobody else works in a personal account: there are guests alone. */
export const NoGuests = meta.story({
  args: { path: `/docs/${sampleDocId}` },
  beforeEach: ({ msw }) => msw.use(accessMocks.list.ok(sampleDocumentPeople.slice(0, 1))),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByRole("button", { name: copy.invite })).toBeVisible();
    // The act of the dialog is to invite: it is closed at its top alone.
    await expect(dialog.getAllByRole("button", { name: copy.close })).toHaveLength(1);
    await expect(dialog.queryByText(copy.guests)).toBeNull();
    await expect(dialog.queryByText(copy.members)).toBeNull();
  },
});

export const PeopleLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(accessMocks.list.pending()),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByRole("button", { name: copy.invite })).toBeVisible();
    await expect(dialog.queryByText(copy.guests)).toBeNull();
  },
});

export const PeopleFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(accessMocks.list.error(500)),
  play: async ({ userEvent }) => {
    await expect(await (await open(userEvent)).findByText(copy.failed)).toBeVisible();
  },
});

/** As many guests as there can be, with names as long as they can be. */
export const ManyPeople = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      accessMocks.list.ok(
        Array.from({ length: 50 }, (_, index) => ({
          ...sampleDocumentPeople[3]!,
          id: `66f0aa10bb20cc30dd40d3${10 + index}`,
          name: index === 0 ? "Noor".repeat(50) : `Reader ${index}`,
        })),
      ),
    ),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText("Noor".repeat(50))).toBeVisible();
    const frame = screen.getByRole("dialog");
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
});

const draftNamed = () => screen.findByRole("textbox", { name: draftCopy.grantName });

const proposalTitle = () => screen.findByRole("heading", { level: 1, name: sampleProposal.title });

/** A guest who reads: the texts and the files, and nothing that cannot be done. */
export const GuestReads = meta.story({
  args: { path: `/docs/${sampleDocId}` },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok({ ...sampleProposal, access: guest("reader") })),
  play: async () => {
    await expect(await proposalTitle()).toBeVisible();
    await expect(await screen.findByText(accessCopy.note(guest("reader")))).toBeVisible();
    for (const name of [/^Edit/, /comment/i, documentCopy.update, peopleLinkCopy.open])
      await expect(screen.queryByRole("button", { name })).toBeNull();
    await expect(screen.queryByRole("link", { name: documentCopy.update })).toBeNull();
    await expect(screen.getAllByRole("link", { name: /Word/ })[0]).toBeVisible();
  },
});

export const GuestReadsOnPhone = GuestReads.extend({
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(await screen.findByText(accessCopy.note(guest("reader")))).toBeVisible();
  },
});

/** A guest who comments: says something and proposes other words, and decides nothing. */
export const GuestComments = meta.story({
  args: { path: `/drafts/${sampleDocId}` },
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok({ ...sampleDraft, access: guest("commenter") }),
      editMocks.suggestions.ok([sampleSuggestion]),
    ),
  play: async ({ userEvent }) => {
    await expect(await draftNamed()).toHaveAttribute("readonly");
    await expect(await screen.findByText(accessCopy.note(guest("commenter")))).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: /^Comments/ }));
    const drawer = within(await screen.findByRole("complementary", { name: commentsCopy.title }));
    await expect((await drawer.findAllByRole("button", { name: commentsCopy.answer }))[0]).toBeVisible();
    await expect(await drawer.findByRole("article", { name: commentsCopy.proposes("Maya Lindqvist") })).toBeVisible();
    await expect(drawer.queryByRole("button", { name: new RegExp(`^${commentsCopy.take}`) })).toBeNull();
    await expect(drawer.queryByRole("button", { name: new RegExp(`^${commentsCopy.refuse}`) })).toBeNull();
  },
});

/** A guest who writes: changes words, and spends nothing of the account's. */
export const GuestWrites = meta.story({
  args: { path: `/docs/${sampleDocId}` },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok({ ...sampleProposal, access: guest("writer") })),
  play: async () => {
    await expect(await proposalTitle()).toBeVisible();
    await expect(await screen.findByText(accessCopy.note(guest("writer")))).toBeVisible();
    await expect((await screen.findAllByRole("button", { name: /^Edit/ }))[0]).toBeEnabled();
    await expect(screen.queryByRole("button", { name: peopleLinkCopy.open })).toBeNull();
  },
});

export const MemberReads = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok({ ...sampleProposal, access: member("reader") })),
  play: async () => {
    await expect(await screen.findByText(accessCopy.note(member("reader")))).toBeVisible();
    await expect(screen.queryByRole("button", { name: accessCopy.leave })).toBeNull();
  },
});

/** A draft that is only read: its fields hold still. */
export const DraftRead = meta.story({
  args: { path: `/drafts/${sampleDocId}` },
  beforeEach: ({ msw }) =>
    msw.use(docMocks.detail.ok({ ...sampleDraft, review: sampleReview, access: guest("reader") })),
  play: async ({ userEvent }) => {
    const name = await draftNamed();
    await expect(await screen.findByText(accessCopy.note(guest("reader")))).toBeVisible();
    await userEvent.type(name, "Mine");
    await expect(name).toHaveValue(sampleDraft.name);
    for (const field of screen.getAllByRole("textbox")) await expect(field).toHaveAttribute("readonly");
    for (const shown of [draftCopy.assess, draftCopy.assessAgain, draftCopy.addSection])
      await expect(screen.queryByRole("button", { name: shown })).toBeNull();
    await expect(screen.queryByRole("checkbox", { name: /confirm/i })).toBeNull();
  },
});

export const DraftReadOnPhone = DraftRead.extend({
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(await screen.findByText(accessCopy.note(guest("reader")))).toBeVisible();
  },
});

export const DraftCommented = meta.story({
  args: { path: `/drafts/${sampleDocId}` },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok({ ...sampleDraft, access: guest("commenter") })),
  play: async () => {
    await expect(await draftNamed()).toHaveAttribute("readonly");
    await expect((await screen.findAllByRole("button", { name: /^Comment/ }))[0]).toBeVisible();
  },
});

export const DraftWritten = meta.story({
  args: { path: `/drafts/${sampleDocId}` },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok({ ...sampleDraft, access: guest("writer") })),
  play: async () => {
    await expect(await draftNamed()).not.toHaveAttribute("readonly");
    await expect(await screen.findByText(accessCopy.note(guest("writer")))).toBeVisible();
    await expect(screen.getByRole("button", { name: draftCopy.addSection })).toBeVisible();
    await expect(screen.queryByRole("button", { name: draftCopy.assess })).toBeNull();
  },
});

export const Leave = GuestReads.extend({
  beforeEach: ({ msw }) => msw.use(accessMocks.leave.ok(undefined)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: accessCopy.leave }));
    const question = await screen.findByRole("alertdialog", { name: accessCopy.leaveTitle });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(within(question).getByRole("button", { name: accessCopy.leave }));
    await expect(await screen.findByText(accessCopy.left)).toBeVisible();
  },
});

export const NotLeft = GuestReads.extend({
  beforeEach: ({ msw }) => msw.use(accessMocks.leave.error(500)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: accessCopy.leave }));
    const question = await screen.findByRole("alertdialog", { name: accessCopy.leaveTitle });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(within(question).getByRole("button", { name: accessCopy.leave }));
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await expect(await proposalTitle()).toBeVisible();
  },
});

/** A role becomes less while the page is open: that is said, and nothing more is offered. */
export const RoleBecomesLess = meta.story({
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      docMocks.detail.ok(() => {
        asked += 1;
        return { ...sampleProposal, access: member(asked === 1 ? "writer" : "reader") };
      }),
      liveMocks.here.ok({ revision: sampleProposal.revision, people: [], access: member("reader") }),
    );
  },
  play: async () => {
    await expect((await screen.findAllByText(accessCopy.note(member("reader"))))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Edit/ })).toBeNull());
  },
});

/** A guest's right ends while the page is open: what was seen stays, and it says so. */
export const EndsMeanwhile = meta.story({
  args: { path: `/drafts/${sampleDocId}` },
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      docMocks.detail.ok(() => {
        asked += 1;
        if (asked > 1) throw HttpResponse.json({ message: "There is no such document." }, { status: 404 });
        return { ...sampleDraft, access: guest("writer") };
      }),
      liveMocks.here.error(404),
    );
  },
  play: async () => {
    await expect(
      await screen.findByText(accessCopy.note({ ...guest("reader"), isOver: true }), { ignore: "[role=alert] *" }),
    ).toBeVisible();
    await expect(await draftNamed()).toHaveAttribute("readonly");
    await expect(screen.queryByRole("button", { name: accessCopy.leave })).toBeNull();
  },
});

/** What was typed before, and could not be saved, is here alone: it can be copied, and given up. */
export const WordsOfWhoMayOnlyRead = meta.story({
  args: { path: `/drafts/${sampleDocId}` },
  beforeEach: async ({ msw }) => {
    await forgetJournals(sampleUser.id);
    let role: Access["role"] = "writer";
    msw.use(
      docMocks.detail.ok(() => ({ ...sampleDraft, access: guest(role) })),
      docMocks.save.error(422, "You cannot change this document. Ask one of its owners."),
      liveMocks.here.ok(() => ({ revision: sampleDraft.revision, people: [], access: guest(role) })),
    );
    becomeReader = () => (role = "reader");
  },
  play: async ({ userEvent }) => {
    const name = await draftNamed();
    await userEvent.type(name, "!");
    await expect(await screen.findByText(draftCopy.refusedTitle)).toBeVisible();
    becomeReader();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await expect(await screen.findByText(notYoursCopy.title)).toBeVisible();
    await expect(name).toHaveValue(`${sampleDraft.name}!`);
    await userEvent.click(screen.getByRole("button", { name: notYoursCopy.discard }));
    await waitFor(() => expect(name).toHaveValue(sampleDraft.name));
    await expect(screen.queryByText(notYoursCopy.title)).toBeNull();
  },
});

/** What the files say can be read, and not be put into a text that is only read. */
export const FilesOfCommenter = meta.story({
  args: { path: `/drafts/${sampleDocId}` },
  beforeEach: ({ msw }) =>
    msw.use(docMocks.detail.ok({ ...sampleDraft, attachments: sampleAttachments, access: guest("commenter") })),
  play: async ({ userEvent }) => {
    await userEvent.click(
      (await screen.findAllByRole("button", { name: openFileLabel(sampleAttachments[0]!.filename) }))[0]!,
    );
    await expect(await screen.findByRole("complementary")).toBeVisible();
    await expect(screen.queryByRole("button", { name: /^Insert/ })).toBeNull();
  },
});

/** While the first proposal is written a guest sees how they come to it, too. */
export const GuestReadsAlong = meta.story({
  args: { path: `/docs/${sampleDocId}` },
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok({
        ...sampleDraft,
        access: guest("commenter"),
        sectionsInProgress: sampleProposal.sections.slice(0, 2),
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(accessCopy.note(guest("commenter")))).toBeVisible();
  },
});

/** Nobody deletes or copies what they only read. */
export const ListOfReader = meta.story({
  args: { path: `${team}/docs` },
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.list.ok([
        { ...sampleProposalList[0]!, access: member("reader") },
        { ...sampleProposalList[1]!, access: member("writer") },
      ]),
    ),
  play: async () => {
    await expect(await screen.findByRole("link", { name: sampleProposalList[1]!.title })).toBeVisible();
    await expect(screen.getAllByRole("button", { name: /^Actions/ })).toHaveLength(1);
  },
});

export const SharedFailed = meta.story({
  args: { path: "/drafts" },
  beforeEach: ({ msw }) => msw.use(accessMocks.shared.error(500)),
  play: async () => {
    await expect(await screen.findByText(sharedWithYouCopy.failed)).toBeVisible();
  },
});

/** What is shared with the person stands below what is theirs. */
export const SharedWithYou = meta.story({
  args: { path: "/drafts" },
  beforeEach: ({ msw }) => msw.use(accessMocks.shared.ok(sampleShared)),
  play: async () => {
    const part = within(await screen.findByRole("region", { name: sharedWithYouCopy.title }));
    await expect(part.getByRole("link", { name: sampleShared[0]!.title })).toHaveAttribute(
      "href",
      `/docs/${sampleDocId}`,
    );
    await expect(part.getByText(/from Tomás Rivera, you can write in it/)).toBeVisible();
  },
});

/** Somebody who has nothing but what is shared with them. */
export const SharedAtHome = meta.story({
  args: { path: "/" },
  beforeEach: ({ msw }) => msw.use(accessMocks.shared.ok(sampleShared), draftMocks.list.ok([]), docMocks.list.ok([])),
  play: async () => {
    await expect(await screen.findByRole("region", { name: sharedWithYouCopy.title })).toBeVisible();
  },
});

export const ManyShared = meta.story({
  args: { path: "/docs" },
  beforeEach: ({ msw }) =>
    msw.use(
      accessMocks.shared.ok(({ query }) =>
        Array.from({ length: 45 }, (_, index) => ({
          ...sampleShared[0]!,
          id: `66f0aa10bb20cc30dd40e3${10 + index}`,
          title: index === 0 ? "Gardens".repeat(30) : `Shared ${index}`,
        })).slice(Number(query.get("offset")), Number(query.get("offset")) + 20),
      ),
    ),
  play: async ({ userEvent }) => {
    const part = within(await screen.findByRole("region", { name: sharedWithYouCopy.title }));
    await expect(part.getAllByRole("link")).toHaveLength(20);
    await userEvent.click(part.getByRole("button", { name: sharedWithYouCopy.more }));
    await waitFor(() => expect(part.getAllByRole("link")).toHaveLength(40));
    await userEvent.click(part.getByRole("button", { name: sharedWithYouCopy.more }));
    await waitFor(() => expect(part.getAllByRole("link")).toHaveLength(45));
    await expect(part.queryByRole("button", { name: sharedWithYouCopy.more })).toBeNull();
  },
});
