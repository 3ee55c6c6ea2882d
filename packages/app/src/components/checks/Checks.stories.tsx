import {
  checkMocks,
  docMocks,
  sampleChecks,
  sampleDocId,
  sampleDraft,
  sampleProposal,
  sampleUser,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { forgetJournals } from "../../autosave/journal/journal.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { checksCopy as copy } from "./checks.copy.ts";
import { checksSummaryCopy as summaryCopy } from "./checksSummary.copy.ts";

const meta = preview.meta({
  title: "Screens/Figures and Rules",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/drafts/${sampleDocId}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: async ({ msw }) => {
    forgetDevice();
    await forgetJournals(sampleUser.id);
    msw.use(docMocks.detail.ok(sampleDraft), checkMocks.checks.ok(sampleChecks), ...workingAccount());
  },
});

interface Hand {
  click: (element: Element) => Promise<void>;
}

const asked = fn();

const [counted] = sampleChecks.numbers;

/** Two passages that a model named, and no rule. */
const sampleStatements = {
  ...counted!,
  kind: "statements" as const,
  what: "",
  text: "“640 household tables” (in Project description) does not go with “212 households” (in Need statement). Change one, or say why both are right.",
};

/** A sum whose parts all stand in a section. */
const sampleSum = {
  ...sampleChecks.numbers[1]!,
  places: ["$46,200", "$18,600", "$9,000", "$12,000"].map((quote) => ({
    ...sampleChecks.numbers[1]!.places[0]!,
    quote,
  })),
};

/** Whether the middle of what can be seen of an element is under nothing else. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [start, end] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const there = document.elementFromPoint((left + right) / 2, (start + end) / 2);
  return start < end && there !== null && element.contains(there);
}

/** The way to what was found: by the figures, or where there are none by the rules. */
const wayIn = /^(See the figures|Look through)$/;

const open = async (userEvent: Hand) => {
  await userEvent.click(await screen.findByRole("button", { name: wayIn }));
  return within(await screen.findByRole("complementary", { name: copy.title }));
};

/** How much was found stands in the margin; the list stands beside the draft, and what is to be done comes first. */
export const Beside = meta.story({
  play: async ({ userEvent }) => {
    const counts = summaryCopy.counts({ numbers: 2, broken: 1, open: 1 });
    await expect(await screen.findByText(counts)).toBeVisible();
    const list = await open(userEvent);
    const states = await list.findAllByText(new RegExp(`^(?:${Object.values(copy.states).join("|")})$`));
    await expect(states.map(({ textContent }) => textContent)).toEqual([
      copy.states.broken,
      copy.states.open,
      copy.states.hand,
      copy.states.met,
    ]);
    await expect(list.getByText(sampleChecks.numbers[1]!.text)).toBeVisible();
    await expect(list.getByText(sampleChecks.criteria[2]!.text!)).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: copy.kept(1) }));
    await expect(list.getByText(sampleChecks.requirements[2]!.text)).toBeVisible();
  },
});

/** Each place leads to its words, which are selected there; the list stays beside them. */
export const ToPlace = meta.story({
  play: async ({ userEvent }) => {
    const list = await open(userEvent);
    const place = sampleChecks.numbers[0]!.places[0]!;
    await userEvent.click(await list.findByRole("button", { name: copy.place(place) }));
    const field = screen.getByRole("textbox", { name: new RegExp(place.title) }) as HTMLTextAreaElement;
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(place.quote);
    await expect(list.getByRole("button", { name: copy.place(place) })).toBeVisible();
  },
});

/** What a model named, and the texts bear out, says whose finding it is; both of its places lead there. */
export const NamedByModel = meta.story({
  beforeEach: ({ msw }) => msw.use(checkMocks.checks.ok({ ...sampleChecks, numbers: [sampleStatements] })),
  play: async ({ userEvent }) => {
    const list = await open(userEvent);
    await expect(await list.findByText(sampleStatements.text)).toBeVisible();
    await expect(list.getByText(copy.byModel)).toBeVisible();
    for (const place of sampleStatements.places) {
      await userEvent.click(list.getByRole("button", { name: copy.place(place) }));
      const field = screen.getByRole("textbox", { name: new RegExp(place.title) }) as HTMLTextAreaElement;
      await expect(field).toHaveFocus();
      await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(place.quote);
    }
  },
});

/** How it stands to the funder's lines and criteria, as a model said and the draft bears out: whose word it is stands with each. */
export const JudgedByModel = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      checkMocks.checks.ok({
        ...sampleChecks,
        requirements: sampleChecks.requirements.map((check) => ({ ...check, isByModel: true })),
        criteria: sampleChecks.criteria.map((criterion) => ({ ...criterion, isByModel: true })),
      }),
    ),
  play: async ({ userEvent }) => {
    const list = await open(userEvent);
    await userEvent.click(await list.findByRole("button", { name: copy.kept(1) }));
    const all = sampleChecks.requirements.length + sampleChecks.criteria.length;
    await waitFor(() => expect(list.getAllByText(copy.judgedByModel)).toHaveLength(all));
  },
});

/** A sum whose parts stand there is added up; the list of sections names it in place of a tick. */
export const Sum = meta.story({
  beforeEach: ({ msw }) => {
    const text = `We ask for $46,200: $18,600 for fences, $9,000 for tanks and $12,000 for soil tests. ${"It pays. ".repeat(80)}`;
    const methodology = { id: "methodology", userText: text };
    msw.use(
      docMocks.detail.ok({ ...sampleDraft, draft: { ...sampleDraft.draft, methodology } }),
      checkMocks.checks.ok({ ...sampleChecks, numbers: [sampleSum] }),
    );
  },
  play: async ({ userEvent }) => {
    const sections = within(await screen.findByRole("navigation", { name: "Sections" }));
    await waitFor(() => expect(sections.getByRole("link", { name: /Methods/ })).toHaveTextContent("1 figure"));
    // Beside the draft it comes first, and below the section there is a way as well.
    const heading = (name: string) => screen.getByRole("heading", { name }).getBoundingClientRect();
    await expect(heading(summaryCopy.heading).bottom).toBeLessThan(heading("Optional assessment").top);
    const below = within(screen.getByRole("group", { name: "Figures of Methods" }));
    await expect(below.getByText("1 figure does not fit")).toBeVisible();
    await userEvent.click(below.getByRole("button", { name: /^See the figures/ }));
    await userEvent.click(await screen.findByRole("button", { name: copy.close }));
    const list = await open(userEvent);
    const total = await list.findByRole("button", { name: `${copy.said} $46,200` });
    const comesTo = list.getByText("$39,600");
    // The section is named once, and each part by what it pays for.
    await expect(list.getByText("Methods")).toBeVisible();
    for (const name of ["Fences $18,600", "Tanks $9,000", "Soil tests $12,000"])
      await expect(list.getByRole("button", { name })).toBeVisible();
    await expect(list.getByText(copy.sum("$39,600", sampleSum.places[0]!))).toBeVisible();
    await expect(list.getByText(copy.difference).closest("li")).toHaveTextContent("$6,600");
    const part = list.getByRole("button", { name: "Fences $18,600" });
    const endOf = (element: Element) => element.getBoundingClientRect().right;
    await expect(endOf(comesTo)).toBe(endOf(total));
    await expect(endOf(part)).toBe(endOf(total));
    await userEvent.click(part);
    const field = screen.getByRole("textbox", { name: /Methods/ }) as HTMLTextAreaElement;
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("$18,600");
    // It ends in the way to where it is mended.
    await userEvent.click(list.getByRole("button", { name: copy.goTo("Methods") }));
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("$46,200");
  },
});

export const SumSmallScreen = Sum.extend({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sections" }), "generate");
    await userEvent.click(await screen.findByRole("button", { name: wayIn }));
    const sheet = within(await screen.findByRole("region", { name: copy.title }));
    const total = await sheet.findByRole("button", { name: `${copy.said} $46,200` });
    await expect(total.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** By the keyboard: Escape closes it, and the focus goes back. */
export const ByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    const button = await screen.findByRole("button", { name: wayIn });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const list = await screen.findByRole("complementary", { name: copy.title });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("button", { name: wayIn })).toHaveFocus());
  },
});

/** Nothing was found, and the funder asks nothing: nothing is said. */
export const NothingFound = meta.story({
  beforeEach: ({ msw }) => msw.use(checkMocks.checks.ok({ numbers: [], requirements: [], criteria: [], doubts: [] })),
  play: async () => {
    await expect(await screen.findByRole("textbox", { name: /Need statement/ })).toBeVisible();
    await expect(screen.queryByRole("button", { name: wayIn })).not.toBeInTheDocument();
  },
});

/** All is kept. */
export const AllKept = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      checkMocks.checks.ok({
        numbers: [],
        requirements: sampleChecks.requirements.filter(({ state }) => state === "met"),
        criteria: [],
        doubts: [],
      }),
    ),
  play: async ({ userEvent }) => {
    const list = await open(userEvent);
    await expect(await list.findByText(copy.noNumbers)).toBeVisible();
    await expect(list.getByRole("button", { name: copy.kept(1) })).toBeVisible();
  },
});

/** Where it cannot be looked through, the draft is as usable as ever. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(checkMocks.checks.error(503)),
  play: async () => {
    await expect(await screen.findByRole("textbox", { name: /Need statement/ })).toBeEnabled();
    await expect(screen.queryByRole("button", { name: wayIn })).not.toBeInTheDocument();
  },
});

/** Of a finished proposal: of the version that is shown; each place leads to its section. */
export const InProposal = meta.story({
  args: { path: `/docs/${sampleProposal.id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok(sampleProposal),
      checkMocks.checks.ok(({ query }) => {
        asked(query.get("versionId"));
        return sampleChecks;
      }),
    ),
  play: async ({ userEvent }) => {
    const opener = await screen.findByRole("button", { name: wayIn });
    await expect(asked).toHaveBeenCalledWith(sampleProposal.versions.at(-1));
    const list = await open(userEvent);
    const place = sampleChecks.numbers[0]!.places[0]!;
    await userEvent.click(await list.findByRole("button", { name: copy.place(place) }));
    const section = await screen.findByRole("region", { name: place.title });
    await waitFor(() => expect(section).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(list.getByRole("button", { name: copy.close }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** On a phone nothing stands over the words that are gone to, and closing leads back to the bar that it was opened from. */
export const ProposalOnPhone = meta.story({
  args: { path: `/docs/${sampleProposal.id}` },
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleProposal)),
  play: async ({ userEvent }) => {
    const bar = await screen.findByRole("button", { name: /^Before you send/ });
    const openSheet = async () => {
      await userEvent.click(bar);
      await userEvent.click(await screen.findByRole("button", { name: wayIn }));
      return within(await screen.findByRole("region", { name: copy.title }));
    };
    await openSheet();
    await waitFor(() => expect(bar).toHaveAttribute("aria-expanded", "false"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(bar).toHaveFocus());
    const sheet = await openSheet();
    const place = sampleChecks.numbers[0]!.places[0]!;
    await userEvent.click(await sheet.findByRole("button", { name: copy.place(place) }));
    await waitFor(() => expect(screen.queryByRole("region", { name: copy.title })).not.toBeInTheDocument());
    const section = await screen.findByRole("region", { name: place.title });
    await waitFor(() => expect(section).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(document.activeElement).toSatisfy(isUncovered));
  },
});

/** The same in a draft: the field that is gone to can be seen. */
export const DraftOnPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sections" }), "generate");
    await userEvent.click(await screen.findByRole("button", { name: wayIn }));
    const sheet = within(await screen.findByRole("region", { name: copy.title }));
    const place = sampleChecks.numbers[0]!.places[0]!;
    await userEvent.click(await sheet.findByRole("button", { name: copy.place(place) }));
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLTextAreaElement));
    await waitFor(() => expect(document.activeElement).toSatisfy(isUncovered));
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sections" }), "generate");
    await expect(await screen.findByRole("button", { name: wayIn })).toBeVisible();
  },
});
