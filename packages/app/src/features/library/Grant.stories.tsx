import {
  meMocks,
  sampleCards,
  sampleMissedCards,
  sampleTeams,
  sampleTemplate,
  teamMocks,
  templateMocks,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { copy as askedForCopy } from "../../components/grants/askedFor.copy.ts";
import { copy as grantsCopy } from "../../components/grants/grants.copy.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { grantCopy as copy } from "./library.copy.ts";

const meta = preview.meta({
  title: "Screens/Grant",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/grants/${sampleCards[1]!.id}` },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

const teamsAsked = fn();

export const Loaded = meta.story({
  parameters: { spec: ["1.2-route-grant", "2.2-route-grant", "2.6-template-page-teams"] },
  beforeEach: ({ msw }) => {
    teamsAsked.mockClear();
    msw.use(
      teamMocks.list.ok(() => {
        teamsAsked();
        return sampleTeams;
      }),
    );
  },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: sampleTemplate.name })).toBeVisible();
    await expect(screen.getByText("in 13 days")).toBeVisible();
    await expect(screen.getByText(sampleTemplate.eligibilityCriteria!)).toBeVisible();
    await expect(screen.getByRole("heading", { level: 3, name: "Need statement" })).toBeVisible();
    await expect(screen.getByText("80-250 words")).toBeVisible();
    await expect(screen.getByText("Max 600 characters")).toBeVisible();
    await expect(screen.getByText("Signed accounts, last two years")).toBeVisible();
    await expect(screen.getByText("Fenwick Hall raised beds")).toBeVisible();
    await expect(screen.getByRole("link", { name: copy.start })).toHaveAttribute(
      "href",
      `/docs/new/${sampleTemplate.templateId}`,
    );
    await waitFor(() => expect(teamsAsked).toHaveBeenCalled());
  },
});

/** The other days of its call stand beside it, in the order of the calendar. */
export const KeyDates = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.detail.ok({
        ...sampleTemplate,
        keyDates: [
          { id: "b", day: "2027-05-28", what: "Decisions" },
          { id: "a", day: "2027-01-22", what: "Letter of intent" },
        ],
      }),
    ),
  play: async () => {
    const list = (await screen.findByRole("heading", { name: copy.keyDates })).parentElement!;
    const rows = within(list).getAllByRole("listitem");
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Letter of intent.*January.*2027$/),
      expect.stringMatching(/^Decisions.*May.*2027$/),
    ]);
  },
});

/** On a phone three facts have their names, and the way to begin stays in reach once the first one was scrolled away. */
export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    const start = () => screen.getAllByRole("link", { name: copy.start });
    await expect(await screen.findByRole("heading", { level: 1, name: sampleTemplate.name })).toBeVisible();
    await expect(screen.getByText(copy.deadline)).toBeVisible();
    await expect(start()).toHaveLength(1);
    screen.getByText("Fenwick Hall raised beds").scrollIntoView({ block: "center" });
    await waitFor(() => expect(start()).toHaveLength(2));
    const [first, pinned] = start().map((link) => link.getBoundingClientRect());
    await expect(first!.bottom).toBeLessThanOrEqual(0);
    const bar = screen.getByRole("navigation", { name: "Main" }).getBoundingClientRect();
    await expect(pinned!.bottom).toBeLessThanOrEqual(bar.top);
    await expect(pinned!.height).toBeGreaterThanOrEqual(44);
    window.scrollTo({ top: 0 });
    await waitFor(() => expect(start()).toHaveLength(1));
  },
});

export const Bookmarked = meta.story({
  beforeEach: ({ msw }) => {
    let bookmarked = true;
    msw.use(
      templateMocks.detail.ok(() => ({ ...sampleTemplate, bookmarked })),
      templateMocks.bookmark.ok(() => ({ bookmarked: (bookmarked = !bookmarked) })),
    );
  },
  play: async ({ userEvent }) => {
    const button = await screen.findByRole("button", { name: grantsCopy.removeBookmark(sampleTemplate.name) });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName(grantsCopy.bookmark(sampleTemplate.name)));
    await expect(button).toHaveFocus();
  },
});

export const Expired = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.detail.ok({
        ...sampleTemplate,
        ...sampleMissedCards[0]!,
        notice: "This funder refuses work that was substantially developed by AI.",
        source: { label: "The funder’s guidance of 2024", url: "https://example.org/guidance" },
        url: "https://example.org/",
        pastFundedProjects: [],
        documentChecklist: [],
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(copy.deadlinePassed)).toBeVisible();
    await expect(screen.getByRole("link", { name: copy.startLate })).toBeVisible();
    await expect(screen.getByText(/substantially developed by AI/)).toBeVisible();
    await expect(screen.getByRole("link", { name: copy.funderPage })).toHaveAttribute("href", "https://example.org/");
    await expect(screen.queryByText(copy.history)).not.toBeInTheDocument();
  },
});

/** Room in the form is nobody's limit; the pages are the funder's. */
export const RoomIsNoLimit = meta.story({
  beforeEach: ({ msw }) => {
    const [field] = sampleTemplate.fields;
    const long = { ...field!, maxLength: 60_000, isMaxLengthRoom: true, pageLimit: 5 };
    msw.use(templateMocks.detail.ok({ ...sampleTemplate, fields: [long] }));
  },
  play: async () => {
    await expect(await screen.findByText(new RegExp(askedForCopy.pages(5)))).toBeVisible();
    await expect(screen.queryByText(/characters/)).toBeNull();
  },
});

/** What is said of a funder's rules names its page and that page's date, or that nobody checked it. */
export const Sourced = meta.story({
  beforeEach: ({ msw }) => {
    const facts = [
      { text: "Aims 1 page.", url: "https://www.example.edu/rules", page: "2 December 2025" },
      { text: "Headings." },
    ];
    const source = { label: "Guide", url: "https://example.org/", facts };
    msw.use(templateMocks.detail.ok({ ...sampleTemplate, funderName: "", audience: "Any funder", source }));
  },
  play: async () => {
    const list = within(await screen.findByRole("list", { name: copy.facts }));
    const [first, second] = list.getAllByRole("listitem");
    await expect(first).toHaveTextContent("Aims 1 page. example.edu, 2 December 2025");
    await expect(second).toHaveTextContent("Headings. Not checked, see the funder’s own pages");
    await expect(screen.getByText("Any funder")).toBeVisible();
  },
});

/** Where no one funder stands behind a form, there is nobody's page to be sent to. */
export const SourcedOfNobody = meta.story({
  beforeEach: ({ msw }) => {
    const { url: _url, ...rest } = sampleTemplate;
    const source = {
      label: "A county’s grant rubric",
      facts: [{ text: "Points: mission 10, need 20." }, { text: "Six parts." }],
    };
    msw.use(templateMocks.detail.ok({ ...rest, funderName: "", audience: "County government", source }));
  },
  play: async () => {
    const list = within(await screen.findByRole("list", { name: copy.facts }));
    // That nobody checked it is said once, after all that is known.
    await expect(list.getAllByRole("listitem")).toHaveLength(2);
    await expect(list.getAllByRole("listitem")[0]).toHaveTextContent(/^Points: mission 10, need 20\.$/);
    await expect(screen.getByText(copy.noOneFunder)).toBeVisible();
    await expect(list.queryByRole("link")).toBeNull();
  },
});

/** A template that says next to nothing, and one whose every word is long. */
export const Bare = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.detail.ok({
        ...sampleTemplate,
        name: "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(4),
        funderName: "",
        location: "",
        description: "",
        category: "",
        amount: null,
        deadline: undefined,
        schedule: { anytime: true },
        eligibilityCriteria: "",
        assessmentCriteria: "",
        fields: [],
        documentChecklist: [],
        pastFundedProjects: [],
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(copy.anytime)).toBeVisible();
    await expect(screen.queryByRole("heading", { name: askedForCopy.title })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.detail.error(404)),
  play: async () => {
    const title = await screen.findByRole("heading", { level: 1, name: copy.gone });
    const link = screen.getAllByRole("link", { name: copy.library }).at(-1)!;
    await expect(link).toHaveAttribute("href", "/grants");
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.detail.error(500)),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.failed })).toBeVisible();
    msw.use(...workingAccount());
    await userEvent.click(screen.getByRole("button", { name: copy.retry }));
    await expect(await screen.findByRole("heading", { level: 1, name: sampleTemplate.name })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.detail.pending()),
  play: async () => {
    await waitFor(() => expect(document.querySelector("main header[aria-busy]")).toBeInTheDocument());
  },
});

/** A visitor reads it, and asks for nothing that is somebody's. */
export const SignedOut = meta.story({
  beforeEach: ({ msw }) => {
    teamsAsked.mockClear();
    msw.use(
      meMocks.get.error(401),
      teamMocks.list.ok(() => {
        teamsAsked();
        return [];
      }),
    );
  },
  play: async ({ userEvent }) => {
    await screen.findByRole("complementary", { name: "Welcome to Grantwright" });
    await userEvent.click(await screen.findByRole("button", { name: /bookmark/i }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(teamsAsked).not.toHaveBeenCalled();
  },
});
