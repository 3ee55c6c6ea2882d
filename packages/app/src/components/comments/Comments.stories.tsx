import type { Schemas } from "@grantwright/api-client";
import {
  commentMocks,
  editMocks,
  docMocks,
  liveMocks,
  sampleCommentThread,
  sampleDocId,
  sampleDocPeople,
  sampleDraft,
  sampleProposal,
  sampleSectionThread,
  sampleSuggestion,
  sampleUser,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { forgetJournals } from "../../autosave/journal/journal.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { requestCopy } from "../requestErrors.ts";
import { commentButtonCopy } from "./commentButton.copy.ts";
import { commentsLinkCopy } from "./commentsLink.copy.ts";
import { commentsCopy as copy } from "./comments.copy.ts";
import { keyOfThread } from "./commentsContext.ts";

type Thread = Schemas["CommentThread"];
type Suggestion = Schemas["ProposedEdit"];

/** The first of what is about each text. */
const firstOfEach = (all: readonly (Thread | Suggestion)[]) =>
  all.filter((each, at) => all.findIndex((other) => keyOfThread(other) === keyOfThread(each)) === at);

const placeOf = ({ fieldId, sectionId }: Thread | Suggestion) => ({
  fieldId,
  ...(sectionId !== undefined && { sectionId }),
});

const isAbout = (one: Thread | Suggestion) => (other: Thread | Suggestion) => keyOfThread(one) === keyOfThread(other);

const page = (...threads: Thread[]): Schemas["CommentPage"] => ({
  ...commentMocks.none,
  threads,
  open: threads.length,
  counts: firstOfEach(threads).map((each) => ({ ...placeOf(each), open: threads.filter(isAbout(each)).length })),
});

const countsOf = (suggestions: readonly Suggestion[]): Schemas["CommentPage"]["counts"] =>
  firstOfEach(suggestions).map((each) => ({
    ...placeOf(each),
    open: 0,
    suggestions: suggestions.filter(isAbout(each)).length,
  }));

const meta = preview.meta({
  title: "Screens/Comments",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/drafts/${sampleDocId}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: async ({ msw }) => {
    forgetDevice();
    await forgetJournals(sampleUser.id);
    msw.use(
      docMocks.detail.ok(sampleDraft),
      commentMocks.list.ok(page(sampleSectionThread, sampleCommentThread)),
      ...workingAccount(),
    );
  },
});

const askedForThread = fn();
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Hand {
  click: (element: Element) => Promise<void>;
}

const findField = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
const twoChanges: Suggestion = {
  ...sampleSuggestion,
  id: "66f0aa10bb20cc30dd40ee0b",
  exact: "They are mown six times a year at the public’s expense, and not one of them is used for anything.",
  prefix: "",
  suffix: "",
  pieces: [
    {
      id: 1,
      start: 0,
      parts: [
        { kind: "same", text: "They are mown " },
        { kind: "removed", text: "six times" },
        { kind: "added", text: "eight times" },
      ],
      state: "open",
    },
    {
      id: 2,
      start: "They are mown six times a year".length,
      parts: [{ kind: "removed", text: " at the public’s expense" }],
      state: "open",
    },
  ],
};

const drawer = async () => within(await screen.findByRole("complementary", { name: copy.title }));
const open = async (userEvent: Hand) => {
  await userEvent.click(
    await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 2, suggestions: 0 }) }),
  );
  return drawer();
};
const thread = (list: ReturnType<typeof within>, name: string) => list.findByRole("article", { name });
/** Opens what is said about a section, of which there is something, and begins a comment on it. */
const beginOn = async (userEvent: Hand, title: string) => {
  await userEvent.click(
    await screen.findByRole("button", { name: commentButtonCopy.open(title, { threads: 1, suggestions: 0 }) }),
  );
  const begin = await screen.findByRole("button", { name: copy.begin });
  await waitFor(() => expect(begin).toHaveFocus());
  await userEvent.click(begin);
};
const typeInto = async (userEvent: { type: (element: Element, text: string) => Promise<void> }, text: string) => {
  const field = await screen.findByRole("textbox", { name: new RegExp(`^(?:New comment|${copy.answerField}$)`) });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, text);
  return field;
};

/** What is said stands beside the text, in its order, and its words are marked. */
export const Beside = meta.story({
  play: async ({ userEvent }) => {
    const field = await findField(/Need statement/);
    const counted = await screen.findByRole("button", {
      name: commentButtonCopy.open("Need statement", { threads: 1, suggestions: 0 }),
    });
    await waitFor(() => expect(counted).toBeVisible());
    const list = await open(userEvent);
    const [first, second] = await list.findAllByRole("article");
    await expect(first).toHaveAccessibleName(sampleCommentThread.exact);
    await expect(second).toHaveAccessibleName(copy.whole);
    await expect(within(first!).getByText("@Tomás Rivera")).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: copy.goTo(sampleCommentThread.exact) }));
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(sampleCommentThread.exact);
    await expect(first).toHaveAttribute("data-active");
  },
});

/** The number stands at the icon of its own button, and a press on it is a press on the button. */
const expectCountAtIcon = async (button: HTMLElement) => {
  const count = button.parentElement!.querySelector("b")!;
  const [icon, number] = [button.querySelector("svg")!, count].map((each) => each.getBoundingClientRect());
  await expect(number!.left - icon!.right).toBeLessThanOrEqual(4);
  await expect(number!.left).toBeGreaterThanOrEqual(icon!.right);
  const pressed = document.elementFromPoint(number!.left + 2, number!.top + number!.height / 2);
  await expect(button.contains(pressed)).toBe(true);
};

export const OnPhone = meta.story({
  args: { path: `/drafts/${sampleDocId}#needStatement` },
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const button = await screen.findByRole("button", {
      name: commentButtonCopy.open("Need statement", { threads: 1, suggestions: 0 }),
    });
    await expectCountAtIcon(button);
    await userEvent.click(button);
    const sheet = within(await screen.findByRole("region", { name: copy.title }));
    await expect(await sheet.findByText(sampleCommentThread.comments[0]!.text)).toBeVisible();
    await userEvent.click(await sheet.findByRole("button", { name: copy.begin }));
    await expect(await sheet.findByRole("textbox", { name: copy.newOn("Need statement") })).toBeVisible();
  },
});

/** By the keyboard alone: words are selected, the keys ask for a comment, it is written and sent. */
export const NewOnWords = meta.story({
  beforeEach: ({ msw }) => {
    const made: Thread = {
      ...sampleSectionThread,
      id: "66f0aa10bb20cc30dd40c009",
      fieldId: "needStatement",
      comments: [
        { ...sampleSectionThread.comments[0]!, id: "66f0aa10bb20cc30dd40c091", isOwn: true, text: "Per week?" },
      ],
    };
    let said: Thread[] = [sampleSectionThread];
    msw.use(
      commentMocks.list.ok(() => page(...said)),
      commentMocks.add.ok(({ body }) => {
        const { start, exact } = body;
        const added = { ...made, start, exact, comments: [{ ...made.comments[0]!, text: body.text }] };
        said = [...said, added];
        return added;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const field = await findField(/Need statement/);
    const words = "the nearest full grocery";
    const start = field.value.indexOf(words);
    field.focus();
    field.setSelectionRange(start, start + words.length);
    await userEvent.keyboard("{Control>}{Alt>}[KeyM]{/Alt}{/Control}");
    const list = await drawer();
    await expect(await list.findByText(words)).toBeVisible();
    await typeInto(userEvent, "How far is it by bus?");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    const added = await thread(list, words);
    await waitFor(() => expect(added).toHaveFocus());
    await expect(within(added).getByText("How far is it by bus?")).toBeVisible();
    await waitFor(() =>
      expect(
        screen.getByRole("button", { name: commentButtonCopy.open("Need statement", { threads: 1, suggestions: 0 }) }),
      ).toBeVisible(),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary", { name: copy.title })).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
  },
});

/** What one has said is resolved by somebody else: it leaves the list, and does not come back as what a message leads to. */
export const ResolvedByOther = meta.story({
  args: { path: `/drafts/${sampleDocId}?comment=${sampleSectionThread.id}` },
  beforeEach: ({ msw }) => {
    let asked = 0;
    askedForThread.mockClear();
    msw.use(
      commentMocks.list.ok(() => (++asked < 3 ? page(sampleSectionThread) : commentMocks.none)),
      commentMocks.thread.ok(() => {
        askedForThread();
        return { ...sampleSectionThread, resolvedAt: "2026-11-24T09:00:00.000Z", resolvedBy: "Tomás Rivera" };
      }),
      liveMocks.stream({ type: "comments", documentId: sampleDocId, after: 2_000 }),
    );
  },
  play: async () => {
    const list = await drawer();
    await waitFor(() => expect(list.getByRole("article")).toHaveFocus());
    await expect(await list.findByText(copy.none)).toBeVisible();
    await wait(400);
    await expect(list.queryByRole("article")).not.toBeInTheDocument();
    await expect(askedForThread).not.toHaveBeenCalled();
  },
});

/** An @ brings people in, who are told. */
export const Mention = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      commentMocks.people.ok(({ query }) =>
        sampleDocPeople.filter(({ name }) => name.toLowerCase().includes((query.get("q") ?? "").toLowerCase())),
      ),
      commentMocks.add.ok(({ body }) => ({
        ...sampleSectionThread,
        comments: [{ ...sampleSectionThread.comments[0]!, text: `${body.text} (${(body.mentions ?? []).join()})` }],
      })),
    ),
  play: async ({ userEvent }) => {
    await beginOn(userEvent, "Methods");
    const field = await typeInto(userEvent, "@tom");
    await userEvent.click(await screen.findByRole("button", { name: "Tomás Rivera" }));
    await expect(field).toHaveValue("@Tomás Rivera ");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "and @Maya Lindqvist: who checks?");
    await waitFor(() => expect(screen.queryByRole("group", { name: copy.mention })).not.toBeInTheDocument());
  },
});

const said = fn();

/** Two people of one name, as they are told apart. */
const [oneSilva, otherSilva] = [
  { id: "66f0aa10bb20cc30dd40e7b1", name: "Ana Silva", email: "ana.silva@example.org", role: "writer", isGuest: false },
  { id: "66f0aa10bb20cc30dd40e7b2", name: "Ana Silva", role: "commenter", isGuest: true },
] as const;
const named = (person: Partial<Schemas["MentionablePerson"]>) => copy.named("Ana Silva", copy.apart(person));
const namesakes = () => {
  said.mockClear();
  return [
    commentMocks.people.ok([oneSilva, otherSilva]),
    commentMocks.add.ok(({ body }) => {
      said(body.mentions);
      return sampleSectionThread;
    }),
    commentMocks.change.ok(({ body }) => {
      said(body.mentions);
      return sampleCommentThread;
    }),
  ];
};

/** Of two people with one name the one who was chosen is brought in, also where the other was chosen before. */
export const MentionNamesake = meta.story({
  beforeEach: ({ msw }) => msw.use(...namesakes()),
  play: async ({ userEvent }) => {
    await beginOn(userEvent, "Methods");
    const field = await typeInto(userEvent, "@ana");
    await userEvent.click(await screen.findByRole("button", { name: named(oneSilva) }));
    await expect(await screen.findByText(copy.brings([named(oneSilva)]))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "@ana");
    await userEvent.click(await screen.findByRole("button", { name: named(otherSilva) }));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "who checks?");
    await expect(field).toHaveValue("@Ana Silva who checks?");
    await expect(screen.getByText(copy.brings([named(otherSilva)]))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: copy.send }));
    await waitFor(() => expect(said.mock.calls).toEqual([[[otherSilva.id]]]));
  },
});

export const MentionNamesakeOnPhone = MentionNamesake.extend({
  args: { path: `/drafts/${sampleDocId}#needStatement` },
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", {
        name: commentButtonCopy.open("Need statement", { threads: 1, suggestions: 0 }),
      }),
    );
    const sheet = within(await screen.findByRole("region", { name: copy.title }));
    await userEvent.click((await sheet.findAllByRole("button", { name: copy.answer }))[0]!);
    const field = await typeInto(userEvent, "@ana");
    await userEvent.click(await screen.findByRole("button", { name: named(otherSilva) }));
    await expect(await screen.findByText(copy.brings([named(otherSilva)]))).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** A name that was typed and is two people's is asked about before it is sent. */
export const MentionUnclear = meta.story({
  beforeEach: ({ msw }) => msw.use(...namesakes()),
  play: async ({ userEvent }) => {
    await beginOn(userEvent, "Methods");
    const field = await typeInto(userEvent, "Who checks, @Ana Silva?");
    await userEvent.click(screen.getByRole("button", { name: copy.send }));
    await expect(await screen.findByText(copy.which("Ana Silva"))).toBeVisible();
    await expect(said).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole("button", { name: named(oneSilva) }));
    await expect(screen.queryByText(copy.which("Ana Silva"))).not.toBeInTheDocument();
    await expect(field).toHaveValue("Who checks, @Ana Silva?");
    await userEvent.click(screen.getByRole("button", { name: copy.send }));
    await waitFor(() => expect(said.mock.calls).toEqual([[[oneSilva.id]]]));
  },
});

/** Whom one's own words mention stays who that was, though somebody else of that name has come since. */
export const ChangeWithNamesake = meta.story({
  beforeEach: ({ msw }) => {
    const own: Schemas["Comment"] = {
      ...sampleCommentThread.comments[1]!,
      text: "@Ana Silva, who checks?",
      mentions: [{ id: otherSilva.id, name: otherSilva.name }],
    };
    msw.use(commentMocks.list.ok(page({ ...sampleCommentThread, comments: [own], count: 1 })), ...namesakes());
  },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 1, suggestions: 0 }) }),
    );
    const list = await drawer();
    await userEvent.click(await list.findByRole("button", { name: new RegExp(`^${copy.change}`) }));
    const field = await list.findByRole("textbox", { name: copy.changeField });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "So: ", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await userEvent.click(list.getByRole("button", { name: copy.save }));
    await waitFor(() => expect(said.mock.calls).toEqual([[[otherSilva.id]]]));
  },
});

/** What is not sent stays, with the reason; and is there again after a reload. */
export const NotSent = meta.story({
  beforeEach: ({ msw }) => msw.use(commentMocks.add.error(500)),
  play: async ({ userEvent }) => {
    await beginOn(userEvent, "Methods");
    const field = await typeInto(userEvent, "Who checks the soil?");
    await userEvent.click(screen.getByRole("button", { name: copy.send }));
    await expect(await screen.findByRole("alert")).toHaveTextContent(copy.notSent);
    await expect(field).toHaveValue("Who checks the soil?");
    await userEvent.click(screen.getByRole("button", { name: copy.cancel }));
    await userEvent.click(
      await screen.findByRole("button", { name: commentButtonCopy.open("Methods", { threads: 1, suggestions: 0 }) }),
    );
    // What was begun needs no press.
    await expect(await screen.findByRole("textbox", { name: copy.newOn("Methods") })).toHaveValue(
      "Who checks the soil?",
    );
  },
});

export const NothingWritten = meta.story({
  play: async ({ userEvent }) => {
    await beginOn(userEvent, "Methods");
    await typeInto(userEvent, " ");
    await userEvent.click(screen.getByRole("button", { name: copy.send }));
    await expect(await screen.findByText(copy.empty)).toBeVisible();
  },
});

/** An answer, and the thread resolved: it leaves the list, and can be shown and opened again. */
export const AnswerAndResolve = meta.story({
  beforeEach: ({ msw }) => {
    let said: Thread = sampleSectionThread;
    const listed = (isResolved: boolean) => (said.resolvedAt !== undefined) === isResolved;
    msw.use(
      commentMocks.list.ok(({ query }) => ({
        ...page(...(listed(query.get("state") === "resolved") ? [said] : [])),
        open: said.resolvedAt ? 0 : 1,
        resolved: said.resolvedAt ? 1 : 0,
      })),
      commentMocks.answer.ok(({ body }) => {
        const answer = {
          ...sampleCommentThread.comments[1]!,
          id: "66f0aa10bb20cc30dd40c0aa",
          text: body.text,
          mentions: [],
        };
        return (said = { ...said, comments: [...said.comments, answer], count: 2 });
      }),
      commentMocks.resolve.ok(({ body }) => {
        const { resolvedAt: _at, resolvedBy: _by, ...rest } = said;
        said = body.resolved ? { ...rest, resolvedAt: "2026-11-24T09:00:00.000Z", resolvedBy: "Ines Okafor" } : rest;
        return said;
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 1, suggestions: 0 }) }),
    );
    const list = await drawer();
    await userEvent.click(await list.findByRole("button", { name: copy.answer }));
    await typeInto(userEvent, "The extension laboratory does.");
    await userEvent.click(list.getByRole("button", { name: copy.answer }));
    await expect(await list.findByText("The extension laboratory does.")).toBeVisible();
    await userEvent.click(await list.findByRole("button", { name: copy.resolve }));
    await expect(await list.findByText(copy.none)).toBeVisible();
    await userEvent.click(await list.findByRole("switch", { name: copy.showResolved(1) }));
    await expect(await list.findByText(copy.resolvedBy("Ines Okafor"))).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: copy.reopen }));
    await expect(await list.findByRole("button", { name: copy.resolve })).toBeVisible();
  },
});

/** Words that are gone are said to be; what became of others is shown. */
export const WordsGone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      commentMocks.list.ok(
        page(
          { ...sampleCommentThread, exact: "Nobody in the county grows anything at all", prefix: "x", suffix: "y" },
          {
            ...sampleCommentThread,
            id: "66f0aa10bb20cc30dd40c003",
            exact: "141 told us they had gone without fresh vegetables",
          },
        ),
      ),
    ),
  play: async ({ userEvent }) => {
    const list = await open(userEvent);
    await expect(await list.findByText(new RegExp(copy.removed))).toBeVisible();
    await expect(list.getByText(copy.changed)).toBeVisible();
    await expect(list.getByRole("button", { name: copy.goTo(sampleCommentThread.exact) })).toBeVisible();
  },
});

/** One's own words are changed and taken back. */
export const OwnWords = meta.story({
  beforeEach: ({ msw }) => {
    const own = { ...sampleSectionThread.comments[0]!, isOwn: true, by: "Ines Okafor" };
    let said: Thread[] = [{ ...sampleSectionThread, comments: [own] }];
    msw.use(
      commentMocks.list.ok(() => page(...said)),
      commentMocks.change.ok(({ body }) => {
        const changed = { ...own, text: body.text, editedAt: "2026-11-24T09:00:00.000Z" };
        said = [{ ...sampleSectionThread, comments: [changed] }];
        return said[0]!;
      }),
      commentMocks.remove.ok(() => {
        said = [];
        return undefined;
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 1, suggestions: 0 }) }),
    );
    const list = await drawer();
    await userEvent.click(await list.findByRole("button", { name: new RegExp(`^${copy.change}`) }));
    const field = await list.findByRole("textbox", { name: copy.changeField });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, "Say who checks the soil.");
    await userEvent.click(list.getByRole("button", { name: copy.save }));
    await expect(await list.findByText(copy.edited)).toBeVisible();
    await userEvent.click(await list.findByRole("button", { name: new RegExp(`^${copy.takeBack}`) }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: copy.takeBack }));
    await expect(await list.findByText(copy.none)).toBeVisible();
  },
});

export const NothingSaid = meta.story({
  beforeEach: ({ msw }) => msw.use(commentMocks.list.ok(commentMocks.none)),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 0, suggestions: 0 }) }),
    );
    await expect(await (await drawer()).findByText(copy.none)).toBeVisible();
  },
});

/** Whoever writes the first comment on a section is told that there is none: nothing is hidden. */
export const FirstOnSection = meta.story({
  beforeEach: ({ msw }) => msw.use(commentMocks.list.ok(commentMocks.none)),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentButtonCopy.open("Methods", { threads: 0, suggestions: 0 }) }),
    );
    await expect(await screen.findByRole("textbox", { name: copy.newOn("Methods") })).toBeVisible();
    await expect(screen.getByText(copy.noneHere)).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(commentMocks.list.error(500)),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 0, suggestions: 0 }) }),
    );
    const list = await drawer();
    await expect(await list.findByText(copy.failed)).toBeVisible();
    await expect(list.getByRole("button", { name: copy.retry })).toBeVisible();
  },
});

/** So much is said that it comes in pages, in long words and from right to left too. */
export const VeryMuch = meta.story({
  beforeEach: ({ msw }) => {
    const many = Array.from({ length: 100 }, (_, at): Thread => ({
      ...sampleSectionThread,
      id: (0x100 + at).toString(16).padStart(24, "0"),
      count: at === 0 ? 40 : 1,
      comments: [
        {
          ...sampleSectionThread.comments[0]!,
          id: (0x900 + at).toString(16).padStart(24, "0"),
          by: at === 1 ? "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(3) : "Tomás Rivera",
          text: at === 2 ? "من يفحص التربة؟ 🌱" : "Who checks the soil? ".repeat(at === 3 ? 60 : 1).trim(),
        },
      ],
    }));
    const counts = [
      { fieldId: "methodology", open: 840 },
      { fieldId: "needStatement", open: 160, suggestions: 120 },
    ];
    msw.use(commentMocks.list.ok({ ...page(...many), hasMore: true, open: 1_000, counts }));
  },
  play: async ({ userEvent }) => {
    // Each section has its own number, also where none of its threads is on the first page.
    for (const [title, threads, suggestions] of [
      ["Methods", 840, 0],
      ["Need statement", 160, 120],
    ] as const)
      await expect(
        await screen.findByRole("button", { name: commentButtonCopy.open(title, { threads, suggestions }) }),
      ).toBeInTheDocument();
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 1_000, suggestions: 120 }) }),
    );
    const list = await drawer();
    await expect(await list.findByRole("button", { name: copy.older })).toBeInTheDocument();
    await expect(list.getByRole("button", { name: copy.earlier(39) })).toBeInTheDocument();
    const root = screen.getByRole("complementary", { name: copy.title });
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
});

/** A link in a message opens what it is about. */
export const FromMessage = meta.story({
  args: { path: `/drafts/${sampleDocId}?comment=${sampleCommentThread.id}` },
  play: async () => {
    const list = await drawer();
    const named = await thread(list, sampleCommentThread.exact);
    await waitFor(() => expect(named).toHaveFocus());
  },
});

const ofFirst: Thread = {
  ...sampleSectionThread,
  sectionId: sampleProposal.sections[0]!.id,
  versionId: sampleProposal.versions[0]!,
};

/** A link to what is said about an older version leads to that version. */
export const FromMessageOfOlderVersion = meta.story({
  args: { path: `/docs/${sampleDocId}?comment=${ofFirst.id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok(sampleProposal),
      docMocks.version.ok({ ...sampleProposal, versionId: ofFirst.versionId! }),
      commentMocks.list.ok(({ query }) =>
        query.get("versionId") === ofFirst.versionId ? page(ofFirst) : commentMocks.none,
      ),
      commentMocks.thread.ok(ofFirst),
    ),
  play: async () => {
    const shown = `/docs/${sampleDocId}/${ofFirst.versionId}`;
    await waitFor(() =>
      expect(screen.getAllByRole("link", { current: "page" }).map((link) => link.getAttribute("href"))).toContain(
        shown,
      ),
    );
    const list = await drawer();
    await waitFor(() => expect(list.getByRole("article", { name: copy.whole })).toHaveFocus());
    await expect(list.queryByText(copy.elsewhere)).not.toBeInTheDocument();
  },
});

/** What somebody else says meanwhile comes in by itself. */
export const ComesIn = meta.story({
  beforeEach: ({ msw }) => {
    let said: Thread[] = [];
    msw.use(
      commentMocks.list.ok(() => {
        const now = page(...said);
        said = [sampleCommentThread];
        return now;
      }),
      liveMocks.stream({ type: "comments", documentId: sampleDocId, after: 800 }),
    );
  },
  play: async () => {
    await expect(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 1, suggestions: 0 }) }),
    ).toBeVisible();
  },
});

/** In a proposal the words are marked where they are read; a press on them leads to what is said. */
export const InProposal = meta.story({
  args: { path: `/docs/${sampleDocId}` },
  beforeEach: ({ msw }) => {
    const [, section] = sampleProposal.sections;
    const start = section!.text.indexOf("131 told us");
    const about = {
      sectionId: section!.id,
      fieldId: section!.sectionId,
      start,
      exact: "131 told us",
      prefix: "",
      suffix: "",
    };
    msw.use(docMocks.detail.ok(sampleProposal), commentMocks.list.ok(page({ ...sampleCommentThread, ...about })));
  },
  play: async ({ userEvent }) => {
    await waitFor(() => {
      const [range] = CSS.highlights.get("commented") ?? [];
      return expect((range as Range | undefined)?.toString()).toBe("131 told us");
    });
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 1, suggestions: 0 }) }),
    );
    const list = await drawer();
    await userEvent.click(await list.findByRole("button", { name: copy.goTo("131 told us") }));
    await waitFor(() => expect(CSS.highlights.get("commented-active")?.size).toBe(1));
  },
});

/** Where the drawer is closed, a press on marked words opens it at what is said about them. */
export const PressInProposal = InProposal.extend({
  play: async ({ userEvent }) => {
    const range = await waitFor(() => {
      const [found] = CSS.highlights.get("commented") ?? [];
      if (!(found instanceof Range)) throw new Error("nothing is marked");
      return found;
    });
    await userEvent.pointer({
      keys: "[MouseLeft]",
      target: range.startContainer.parentElement!,
      node: range.startContainer,
      offset: range.startOffset + 2,
    });
    const list = await drawer();
    const named = await thread(list, "131 told us");
    await waitFor(() => expect(named).toHaveFocus());
    await expect(named).toHaveAttribute("data-active");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary", { name: copy.title })).not.toBeInTheDocument());
    await expect(document.activeElement?.contains(range.startContainer)).toBe(true);
    await expect(document.body).not.toHaveFocus();
  },
});

/** What is marked follows the text once it is saved anew; nothing is marked again where the page alone is shown anew. */
export const MarksFollow = InProposal.extend({
  beforeEach: ({ msw }) => {
    let doc = sampleProposal;
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.updateSection.ok(({ params, body }) => {
        const before = doc.sections.find(({ id }) => id === params.id)!;
        const section = { ...before, text: body.userValue, html: `<p>${body.userValue}</p>`, edited: true };
        doc = { ...doc, sections: doc.sections.map((other) => (other.id === section.id ? section : other)) };
        return section;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const range = () => [...(CSS.highlights.get("commented") ?? [])][0] as Range | undefined;
    await waitFor(() => expect(range()?.toString()).toBe("131 told us"));
    const element = screen.getByRole("region", { name: "Need statement" });
    const need = within(element);

    const painted = spyOn(CSS.highlights, "set");
    await userEvent.click(need.getByRole("button", { name: /^Edit/ }));
    await waitFor(() => expect(range()).toBeUndefined());
    const calls = painted.mock.calls.length;
    const area = await need.findByRole<HTMLTextAreaElement>("textbox", { name: "Need statement" });
    await userEvent.type(area, "At last: ", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(painted.mock.calls.length).toBe(calls);
    await userEvent.click(need.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(range()?.toString()).toBe("131 told us"));
    await expect(element.contains(range()!.startContainer)).toBe(true);
    await waitFor(() => expect(need.getByRole("button", { name: /^Edit/ })).toHaveFocus());

    // Another section is edited: this one is shown anew with it, and stays marked as it is.
    painted.mockClear();
    const summary = within(screen.getByRole("region", { name: "Executive summary" }));
    await userEvent.click(summary.getByRole("button", { name: /^Edit/ }));
    await summary.findByRole("textbox", { name: "Executive summary" });
    await expect(painted).not.toHaveBeenCalled();

    // The same words in other nodes are found there.
    const paragraph = range()!.startContainer.parentElement!;
    const shown = paragraph.innerHTML;
    paragraph.innerHTML = shown;
    await waitFor(() => expect(range()?.toString()).toBe("131 told us"));
    await expect(element.contains(range()!.startContainer)).toBe(true);
  },
});

const added = fn();
const askForComment = "{Control>}{Alt>}[KeyM]{/Alt}{/Control}";

/** In a proposal the keys ask for a comment on what is selected, else on the section that has the focus; there words are named by typing them. */
export const KeysInProposal = meta.story({
  args: { path: `/docs/${sampleDocId}` },
  beforeEach: ({ msw }) => {
    added.mockClear();
    msw.use(
      docMocks.detail.ok(sampleProposal),
      commentMocks.list.ok(commentMocks.none),
      commentMocks.add.ok(({ body }) => {
        added(body);
        return { ...sampleSectionThread, sectionId: body.sectionId! };
      }),
    );
  },
  play: async ({ userEvent }) => {
    const need = await screen.findByRole("region", { name: "Need statement" });
    const [, section] = sampleProposal.sections;
    const walker = document.createTreeWalker(need, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && !walker.currentNode.nodeValue?.includes("131 told us"));
    const at = walker.currentNode.nodeValue!.indexOf("131 told us");
    document.getSelection()?.setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + "131 told us".length);
    await userEvent.keyboard(askForComment);
    let list = await drawer();
    await expect(await list.findByText("131 told us")).toBeVisible();
    await expect(list.queryByRole("textbox", { name: copy.aboutWords })).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary", { name: copy.title })).not.toBeInTheDocument());

    document.getSelection()?.removeAllRanges();
    within(need).getByRole("button", { name: /^Edit/ }).focus();
    await userEvent.keyboard(askForComment);
    list = await drawer();
    const words = await typeInto(userEvent, "Which survey?");
    await userEvent.tab({ shift: true });
    const named = list.getByRole("textbox", { name: copy.aboutWords });
    await expect(named).toHaveFocus();
    await userEvent.keyboard("132 told us");
    words.focus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await list.findByText(copy.aboutWordsAstray)).toBeVisible();
    await expect(named).toHaveFocus();
    await expect(named).toHaveAttribute("aria-invalid", "true");
    await expect(added).not.toHaveBeenCalled();
    await userEvent.clear(named);
    await userEvent.keyboard("131 Told us");
    words.focus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() =>
      expect(added).toHaveBeenCalledWith(
        expect.objectContaining({
          sectionId: section!.id,
          start: section!.text.indexOf("131 told us"),
          exact: "131 told us",
          text: "Which survey?",
        }),
      ),
    );
  },
});

/** While a section is edited it can be commented too: on what is selected there, where it is saved. */
export const WhileEditing = meta.story({
  args: { path: `/docs/${sampleDocId}` },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleProposal), commentMocks.list.ok(commentMocks.none)),
  play: async ({ userEvent }) => {
    const need = within(await screen.findByRole("region", { name: "Need statement" }));
    await userEvent.click(need.getByRole("button", { name: /^Edit/ }));
    const area = await need.findByRole<HTMLTextAreaElement>("textbox", { name: "Need statement" });
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.type(area, "At last: ", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    const start = area.value.indexOf("131 told us");
    area.setSelectionRange(start, start + "131 told us".length);
    await userEvent.click(
      need.getByRole("button", { name: commentButtonCopy.open("Need statement", { threads: 0, suggestions: 0 }) }),
    );
    await expect(await (await drawer()).findByText("131 told us")).toBeVisible();
    await expect(area.value).toMatch(/^At last: /);
    await userEvent.click(need.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(need.getByRole("button", { name: /^Edit/ })).toHaveFocus());
  },
});

export const InProposalOnPhone = InProposal.extend({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    // All that one does with a section but to edit it is folded away beside its title.
    const more = await screen.findByRole("button", { name: "More for “Need statement”" });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await beginOn(userEvent, "Need statement");
    await expect(await screen.findByRole("textbox", { name: copy.newOn("Need statement") })).toBeVisible();
  },
});

const saved = fn();
const decided = fn();

/** What people propose, until it is decided; what is saved and decided is kept. */
const proposing = (...all: Suggestion[]) => {
  saved.mockClear();
  decided.mockClear();
  let open = all;
  return [
    commentMocks.list.ok(() => ({ ...commentMocks.none, counts: countsOf(open) })),
    editMocks.suggestions.ok(() => open),
    editMocks.decide.ok(({ params, body }) => {
      decided(body);
      open = open.filter(({ id }) => id !== params["editId"]);
      return { ...sampleSuggestion, id: params["editId"], state: "decided" as const };
    }),
    docMocks.save.ok(({ body }) => {
      saved(body);
      return { id: sampleDocId, revision: 9 };
    }),
  ];
};

/** What a change takes out is a note, and no error. */
export const CalmLoss = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...proposing({ ...sampleSuggestion, pieces: [{ ...sampleSuggestion.pieces[0]!, loses: ["2027"] }] })),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 0, suggestions: 1 }) }),
    );
    const list = await drawer();
    const note = await list.findByText(copy.loses(["2027"]));
    await expect(note).toBeVisible();
    await expect(getComputedStyle(note).color).toBe(getComputedStyle(list.getByRole("time")).color);
  },
});

/** Words that somebody proposes are taken into the text at one press, and back at another. */
export const TakeProposed = meta.story({
  beforeEach: ({ msw }) => msw.use(...proposing(sampleSuggestion)),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 0, suggestions: 1 }) }),
    );
    const list = await drawer();
    const card = await list.findByRole("article", { name: copy.proposes("Maya Lindqvist") });
    await expect(within(card).getByText(sampleSuggestion.note!)).toBeVisible();
    await userEvent.click(within(card).getByRole("button", { name: new RegExp(`^${copy.take}`) }));
    const field = await findField(/Need statement/);
    await waitFor(() => expect(field.value).toContain("the last bus back leaves at half past five"));
    await waitFor(() => expect(decided).toHaveBeenCalledWith({ pieces: [{ id: 1, state: "accepted" }] }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(expect.objectContaining({ ways: [{ id: "needStatement", way: "accepted" }] })),
    );
    await userEvent.click(await screen.findByRole("button", { name: copy.undo }));
    await waitFor(() => expect(field.value).toContain("ten past four"));
    await waitFor(() => expect(decided).toHaveBeenLastCalledWith({ pieces: [{ id: 1, state: "open" }] }));
  },
});

/** Of several changes one is taken and the other refused. */
export const ChooseOfProposed = meta.story({
  beforeEach: ({ msw }) => msw.use(...proposing(twoChanges)),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 0, suggestions: 1 }) }),
    );
    await userEvent.click(await (await drawer()).findByRole("button", { name: new RegExp(`^${copy.choose}`) }));
    const dialog = await screen.findByRole("dialog", { name: copy.chooseTitle("Need statement") });
    await userEvent.click(within(dialog).getByRole("checkbox", { name: /change 2 of 2/ }));
    await userEvent.click(within(dialog).getByRole("button", { name: /^Take 1 change/ }));
    const field = await findField(/Need statement/);
    await waitFor(() => expect(field.value).toContain("mown eight times a year at the public’s expense"));
    await waitFor(() =>
      expect(decided).toHaveBeenCalledWith({
        pieces: [
          { id: 1, state: "accepted" },
          { id: 2, state: "refused" },
        ],
      }),
    );
    await userEvent.click(await screen.findByRole("button", { name: copy.undo }));
    await waitFor(() => expect(field.value).toContain("mown six times a year at the public’s expense"));
    await waitFor(() =>
      expect(decided).toHaveBeenLastCalledWith({
        pieces: [
          { id: 1, state: "open" },
          { id: 2, state: "open" },
        ],
      }),
    );
  },
});

/** All that is proposed for a section at one press, each where it fits. */
export const TakeAllProposed = meta.story({
  beforeEach: ({ msw }) => msw.use(...proposing(sampleSuggestion, twoChanges)),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 0, suggestions: 2 }) }),
    );
    await userEvent.click(await (await drawer()).findByRole("button", { name: copy.takeAll(2) }));
    const field = await findField(/Need statement/);
    await waitFor(() => expect(field.value).toMatch(/half past five[^]*mown eight times a year, and/));
    await waitFor(() => expect(decided).toHaveBeenCalledTimes(2));
  },
});

/** What no longer fits can be refused, and the own be withdrawn. */
export const ProposedFitsNot = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...proposing(
        { ...sampleSuggestion, exact: "the first bus" },
        { ...twoChanges, isOwn: true, askedBy: "Ines Okafor" },
      ),
      editMocks.remove.ok(undefined),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 0, suggestions: 2 }) }),
    );
    const list = await drawer();
    const card = await list.findByRole("article", { name: copy.proposes("Maya Lindqvist") });
    await expect(within(card).getByText(copy.fitsNot)).toBeVisible();
    await expect(within(card).queryByRole("button", { name: new RegExp(`^${copy.take}`) })).not.toBeInTheDocument();
    await userEvent.click(within(card).getByRole("button", { name: new RegExp(`^${copy.refuse}`) }));
    await waitFor(() => expect(decided).toHaveBeenCalledWith({ pieces: [{ id: 1, state: "refused" }] }));
    await userEvent.click(list.getByRole("button", { name: new RegExp(`^${copy.withdraw}`) }));
    await expect(await screen.findByText(copy.withdrawn)).toBeVisible();
  },
});

/** Other words are proposed in place of a comment; the same words are none. */
export const Propose = meta.story({
  beforeEach: ({ msw }) => msw.use(...proposing(), editMocks.suggest.ok(sampleSuggestion)),
  play: async ({ userEvent }) => {
    const field = await findField(/Need statement/);
    const start = field.value.indexOf("ten past four");
    field.focus();
    field.setSelectionRange(start, start + "ten past four".length);
    await userEvent.keyboard("{Control>}{Alt>}[KeyM]{/Alt}{/Control}");
    const list = await drawer();
    await userEvent.click(await list.findByRole("button", { name: copy.suggestInstead }));
    const words = await list.findByRole("textbox", { name: copy.otherWords });
    await waitFor(() => expect(words).toHaveFocus());
    await expect(words).toHaveValue("ten past four");
    await userEvent.click(list.getByRole("button", { name: copy.suggest }));
    await expect(await list.findByText(copy.sameWords)).toBeVisible();
    await userEvent.clear(words);
    await userEvent.type(words, "half past five");
    await userEvent.type(list.getByRole("textbox", { name: copy.why }), "The new timetable.");
    await userEvent.click(list.getByRole("button", { name: copy.suggest }));
    await expect(await screen.findByText(copy.suggested)).toBeVisible();
  },
});

/** Somebody resolves a thread that is being answered: it stays, and so do the words and the focus. */
export const ResolvedWhileAnswered = meta.story({
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      commentMocks.list.ok(() => (++asked < 3 ? page(sampleSectionThread) : commentMocks.none)),
      liveMocks.stream({ type: "comments", documentId: sampleDocId, after: 3_000 }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 1, suggestions: 0 }) }),
    );
    const list = await drawer();
    await userEvent.click(await list.findByRole("button", { name: copy.answer }));
    const field = await typeInto(userEvent, "I shall ask");
    await expect(await list.findByText(copy.leftMeanwhile)).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.type(field, " the county.");
    await expect(field).toHaveValue("I shall ask the county.");
  },
});

/** What cannot be decided now, as without a network, leaves the text as it is. */
export const TakeFails = meta.story({
  beforeEach: ({ msw }) => msw.use(editMocks.decide.error(503), ...proposing(sampleSuggestion)),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: commentsLinkCopy.open({ threads: 0, suggestions: 1 }) }),
    );
    const list = await drawer();
    await userEvent.click(await list.findByRole("button", { name: new RegExp(`^${copy.take}`) }));
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await expect((await findField(/Need statement/)).value).toContain("ten past four");
    await expect(list.getByRole("button", { name: new RegExp(`^${copy.take}`) })).toBeVisible();
  },
});
