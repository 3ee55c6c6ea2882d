import { checkMocks, docMocks, sampleChecks, sampleDoubts, sampleDraft } from "@grantwright/api-client/mocks";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { copy as draftCopy } from "./draft.copy.ts";
import { doubtsCopy as copy } from "./doubts.copy.ts";

const drafted = Object.fromEntries(
  Object.entries(sampleDraft.draft).map(([id, { userText }]) => [id, { by: "offline" as const, text: userText }]),
);

const meta = preview.meta({
  title: "Screens/Draft, in doubt",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/drafts/${sampleDraft.id}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(
      docMocks.detail.ok({ ...sampleDraft, drafted }),
      checkMocks.checks.ok({ ...sampleChecks, numbers: [], requirements: [], criteria: [], doubts: sampleDoubts }),
      docMocks.update.ok({ ...sampleDraft, drafted }),
      ...workingAccount(),
    );
  },
});

const [mown, bookkeeping] = sampleDoubts.map(({ place }) => place.quote) as [string, string];
const asked = (title: string) => screen.findByRole("group", { name: copy.group(title) });
const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });

/** The writer was in doubt about a sentence of two sections. */
export const Asked = meta.story({
  play: async () => {
    const need = within(await asked("Need statement"));
    await expect(need.getByRole("heading", { name: copy.ask.here(1) })).toBeVisible();
    await expect(need.getByText(mown, { exact: false })).toBeVisible();
    await expect(within(await asked("Team experience")).getByText(bookkeeping, { exact: false })).toBeVisible();
    await expect(screen.queryByRole("group", { name: copy.group("Methods") })).not.toBeInTheDocument();
    const entry = screen.getByRole("link", { name: /Team experience/ });
    await expect(entry).toHaveTextContent(draftCopy.state.doubts(1));
  },
});

/** Two sentences of one section: what can be done about one stands under the same of the other. */
export const TwoInOne = meta.story({
  beforeEach: ({ msw }) => {
    const text = sampleDraft.draft.needStatement!.userText;
    const quote = text.slice(0, text.indexOf(".") + 1);
    const [first] = sampleDoubts;
    const second = { ...first!, id: "second", place: { ...first!.place, quote }, elsewhere: ["teamExperience"] };
    msw.use(
      checkMocks.checks.ok({
        ...sampleChecks,
        numbers: [],
        requirements: [],
        criteria: [],
        doubts: [first!, second],
      }),
    );
  },
  play: async () => {
    const need = within(await asked("Need statement"));
    const boxes = (name: RegExp) => need.getAllByRole("button", { name }).map((each) => each.getBoundingClientRect());
    const [one, other] = boxes(/^Move to /);
    await expect(one!.width).toBe(other!.width);
    for (const name of [/^Elsewhere/, /^It stays/]) {
      const [above, below] = boxes(name);
      await expect(above!.left).toBe(below!.left);
    }
  },
});

let answerChecks = () => {};

/** Doubts that come once the story has them come. */
const checksWhenAsked = () => {
  const isAt = new Promise<void>((done) => (answerChecks = done));
  return checkMocks.checks.ok(async () => {
    await isAt;
    return { ...sampleChecks, numbers: [], requirements: [], criteria: [], doubts: sampleDoubts };
  });
};

/** They come while somebody writes further down: the words stay where they are. */
export const Still = meta.story({
  beforeEach: ({ msw }) => msw.use(checksWhenAsked()),
  play: async () => {
    const outcomes = await field(/^Measurable outcomes/);
    outcomes.focus();
    const { top } = outcomes.getBoundingClientRect();
    answerChecks();
    await expect(top).toBeGreaterThan(0);
    await expect(await asked("Need statement")).toBeVisible();
    await expect(Math.abs(outcomes.getBoundingClientRect().top - top)).toBeLessThan(2);
  },
});

/** They come below what somebody writes in: that stays where it is, too. */
export const StillAbove = meta.story({
  beforeEach: ({ msw }) => msw.use(checksWhenAsked()),
  play: async () => {
    const need = await field(/^Need statement/);
    need.focus();
    // What comes below it is in the upper half of the window.
    window.scrollBy({ top: need.getBoundingClientRect().bottom - 160, behavior: "instant" });
    await expect(window.scrollY).toBeGreaterThan(0);
    const { top } = need.getBoundingClientRect();
    answerChecks();
    await expect(await asked("Need statement")).toBeVisible();
    await expect(Math.abs(need.getBoundingClientRect().top - top)).toBeLessThan(2);
  },
});

/** It is moved to the likeliest section, and put back. */
export const Moved = meta.story({
  play: async ({ userEvent }) => {
    const need = await field(/^Need statement/);
    const description = await field(/^Project description/);
    const [before, other] = [need.value, description.value];
    const question = within(await asked("Need statement"));
    await userEvent.click(question.getByRole("button", { name: `${copy.moveTo("Project description")}: ${mown}` }));
    await expect(need.value).toBe(before.replace(` ${mown}`, ""));
    await expect(description.value).toBe(`${other} ${mown}`);
    await expect(await screen.findByText(copy.moved("Project description"))).toBeVisible();
    await waitFor(() => expect(need).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: copy.undo }));
    await expect(need.value).toBe(before);
    await expect(description.value).toBe(other);
    await expect(await asked("Need statement")).toBeVisible();
  },
});

/** It is moved to a section that nobody thought of, by keyboard. */
export const MovedElsewhere = meta.story({
  play: async ({ userEvent }) => {
    const question = within(await asked("Team experience"));
    const elsewhere = question.getByRole("button", { name: `${copy.elsewhere}: ${bookkeeping}` });
    elsewhere.focus();
    await userEvent.keyboard("{Enter}");
    await expect(elsewhere).toHaveAttribute("aria-expanded", "true");
    question.getByRole("button", { name: `Sustainability: ${bookkeeping}` }).focus();
    await userEvent.keyboard("{Enter}");
    await expect((await field(/^Sustainability/)).value).toContain(bookkeeping);
    await expect((await field(/^Team experience/)).value).not.toContain(bookkeeping);
    await waitFor(async () => expect(await field(/^Team experience/)).toHaveFocus());
  },
});

/** It is not for the proposal at all. */
export const LeftOut = meta.story({
  play: async ({ userEvent }) => {
    const question = within(await asked("Team experience"));
    await userEvent.click(question.getByRole("button", { name: `${copy.elsewhere}: ${bookkeeping}` }));
    await userEvent.click(question.getByRole("button", { name: `${copy.leaveOut}: ${bookkeeping}` }));
    await expect((await field(/^Team experience/)).value).not.toContain(bookkeeping);
    await expect(await screen.findByText(copy.leftOut)).toBeVisible();
  },
});

/** It stays, and nobody is asked again. */
export const Stays = meta.story({
  play: async ({ userEvent }) => {
    const need = await field(/^Need statement/);
    const before = need.value;
    const question = await asked("Need statement");
    await userEvent.click(within(question).getByRole("button", { name: `${copy.stays}: ${mown}` }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(need.value).toBe(before);
    await waitFor(() => expect(need).toHaveFocus());
  },
});

/** That it stays could not be saved: it is asked again. */
export const StaysFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.update.error(500)),
  play: async ({ userEvent }) => {
    const question = await asked("Need statement");
    await userEvent.click(within(question).getByRole("button", { name: `${copy.stays}: ${mown}` }));
    await expect(await asked("Need statement")).toBeVisible();
  },
});

/** What is changed by hand is asked about no more. */
export const Changed = meta.story({
  play: async ({ userEvent }) => {
    const question = await asked("Need statement");
    const need = await field(/^Need statement/);
    need.focus();
    need.setSelectionRange(need.value.length - 2, need.value.length - 1);
    await userEvent.keyboard("{Backspace}");
    await waitFor(() => expect(question).not.toBeInTheDocument());
  },
});

const gala = "Five grown-ups asked at the summer fair.";
const unsure = "I do not know how to write this part.";
const asks = "[Add: what goes on when the grant ends]";

/** Draft and doubts: a sentence stands twice, another one is said to nobody. */
const answerInPassing = (msw: { use: (...handlers: ReturnType<typeof docMocks.detail.ok>[]) => void }) => {
  const texts = {
    ...Object.fromEntries(Object.entries(sampleDraft.draft).map(([id, { userText }]) => [id, userText])),
    needStatement: `${gala} ${unsure}`,
    sustainability: gala,
  };
  const draft = Object.fromEntries(Object.entries(texts).map(([id, userText]) => [id, { id, userText }]));
  const byWriter = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, { by: "offline" as const, text }]),
  );
  const [sample] = sampleDoubts;
  const doubt = (id: string, title: string, quote: string) => ({
    ...sample!,
    id: `${id}-${quote.length}`.padEnd(16, "0"),
    place: { ...sample!.place, id, title, quote, start: 0, end: quote.length },
  });
  msw.use(
    docMocks.detail.ok({ ...sampleDraft, draft, drafted: byWriter }),
    checkMocks.checks.ok({
      ...sampleChecks,
      numbers: [],
      requirements: [],
      criteria: [],
      doubts: [
        {
          ...doubt("sustainability", "Sustainability", gala),
          why: "twice",
          elsewhere: ["needStatement"],
          instead: asks,
        },
        { ...doubt("needStatement", "Need statement", unsure), why: "passing", elsewhere: ["sustainability"] },
      ],
    }),
  );
};

/** It stands in another section as well, and is all that stands here: taken out, what asks for it stands here. */
export const Twice = meta.story({
  beforeEach: ({ msw }) => answerInPassing(msw),
  play: async ({ userEvent }) => {
    const question = within(await asked("Sustainability"));
    await expect(question.getByText(copy.standsIn("Need statement"), { exact: false })).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: `${copy.takeOut}: ${gala}` }));
    await expect(await field(/^Sustainability/)).toHaveValue(asks);
    await expect((await field(/^Need statement/)).value).toContain(gala);
    await expect(await screen.findByText(copy.takenOut("Sustainability"))).toBeVisible();
  },
});

/** It was deleted where it stood as well, a moment ago: it is not lost here. */
export const TwiceNoMore = meta.story({
  beforeEach: ({ msw }) => answerInPassing(msw),
  play: async ({ userEvent }) => {
    const question = within(await asked("Sustainability"));
    fireEvent.change(await field(/^Need statement/), { target: { value: "Something else stands here by now." } });
    await userEvent.click(question.getByRole("button", { name: `${copy.takeOut}: ${gala}` }));
    await expect(await screen.findByText(copy.onlyHere)).toBeVisible();
    await expect(await field(/^Sustainability/)).toHaveValue(gala);
  },
});

/** It is said in passing: leaving it out comes first. */
export const Passing = meta.story({
  beforeEach: ({ msw }) => answerInPassing(msw),
  play: async ({ userEvent }) => {
    const question = within(await asked("Need statement"));
    await expect(question.getByRole("heading", { name: copy.ask.passing(1) })).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: `${copy.elsewhere}: ${unsure}` }));
    await expect(question.getByRole("button", { name: `Sustainability: ${unsure}` })).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: `${copy.leaveOut}: ${unsure}` }));
    await expect(await field(/^Need statement/)).toHaveValue(gala);
  },
});

/** Several are asked about once, below each other; what is likeliest is the button of each. */
export const Several = meta.story({
  beforeEach: ({ msw }) => {
    const [sample] = sampleDoubts;
    const [one, other] = sampleDraft.draft.needStatement!.userText.split(/(?<=\.) /).filter((each) => each !== mown);
    const doubts = [one!, other!].map((quote, index) => ({
      ...sample!,
      id: `${index}`.padEnd(16, "0"),
      place: { ...sample!.place, quote },
      why: index === 0 ? ("place" as const) : ("passing" as const),
    }));
    msw.use(checkMocks.checks.ok({ ...sampleChecks, numbers: [], requirements: [], criteria: [], doubts }));
  },
  play: async () => {
    const need = within(await asked("Need statement"));
    await expect(need.getAllByRole("heading")).toHaveLength(1);
    await expect(need.getByRole("heading", { name: copy.ask.here(2) })).toBeVisible();
    await expect(need.getByText(copy.isPassing, { exact: false })).toBeVisible();
    const [move, elsewhere] = need.getAllByRole("button");
    await expect(move).toHaveAttribute("data-variant", "line");
    await expect(elsewhere).toHaveAttribute("data-variant", "quiet");
  },
});

/** On a phone it stands under the text of its page. */
export const OnPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const chooser = await screen.findByRole("combobox", { name: draftCopy.sections });
    await userEvent.selectOptions(chooser, within(chooser).getByRole("option", { name: /Need statement/ }));
    const group = await asked("Need statement");
    await expect(group).toBeVisible();
    const question = within(group);
    // What else can be done stands below the likeliest act, in one line.
    const box = (name: RegExp) => question.getAllByRole("button", { name })[0]!.getBoundingClientRect();
    const [likeliest, elsewhere, stays] = [box(/^Move to /), box(/^Elsewhere/), box(/^It stays/)];
    await expect(elsewhere.top).toBeGreaterThanOrEqual(likeliest.bottom);
    await expect(stays.top).toBe(elsewhere.top);
  },
});
