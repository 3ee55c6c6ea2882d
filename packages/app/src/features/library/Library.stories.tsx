import type { Schemas } from "@grantwright/api-client";
import { meMocks, sampleCards, sampleLibrary, sampleMissedCards, templateMocks } from "@grantwright/api-client/mocks";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { copy as grantsCopy } from "../../components/grants/grants.copy.ts";
import { AppStage, backEvent } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { pagesCopy } from "../../components/page/pages.copy.ts";
import { copy } from "./library.copy.ts";
import { pageLimit, partLimits } from "./libraryParts.ts";

const meta = preview.meta({
  title: "Screens/Library",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/grants" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

const part = async (name: string) => within(await screen.findByRole("region", { name }));
const searchBox = () => screen.getByRole("searchbox", { name: copy.search });
const address = () => screen.getByTestId("address");

/** So many grants like a sample. */
const many = (card: Schemas["TemplateCard"], count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...card,
    id: n.toString(16).padStart(24, "0"),
    templateId: n.toString(16).padStart(24, "0"),
    name: `${card.name} ${n + 1}`,
  }));

export const Loaded = meta.story({
  parameters: {
    spec: [
      "1.2-route-grants",
      "2.2-route-grants",
      "1.2-sidebar-grants",
      "2.1-library",
      "2.1-bookmarks",
      "2.2-library-search",
      "2.2-library-bookmarks",
      "2.2-library-open",
      "2.2-library-missed",
      "2.2-library-reports",
      "2.2-library-actions",
      "2.2-template-card-link",
      "2.2-route-templates",
      "2.4-expired-card",
      "2.4-deadline-near",
      "2.4-deadline-past",
      "2.9-description-clamp",
    ],
  },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.title })).toBeVisible();
    const bookmarks = await part(copy.bookmarks);
    await expect(await bookmarks.findByRole("link", { name: "Food and Growing round" })).toBeVisible();
    const open = await part(copy.open);
    const link = await open.findByRole("link", { name: sampleCards[0]!.name });
    await expect(link).toHaveAttribute("href", `/grants/${sampleCards[0]!.id}`);
    await expect(open.getByText("in 6 days")).toBeVisible();
    const description = open.getAllByText(sampleCards[0]!.description)[0]!;
    await expect(getComputedStyle(description.closest("p")!).webkitLineClamp).toBe("2");
    const missed = await part(copy.missed);
    await expect(await missed.findAllByText("Expired")).toHaveLength(sampleMissedCards.length);
    const reports = await part(copy.reports);
    await expect(await reports.findByRole("link", { name: "Final report with accounts" })).toBeVisible();
    await expect(open.queryByText("Final report with accounts")).not.toBeInTheDocument();
    await expect(screen.getByRole("link", { name: copy.createTemplate })).toHaveAttribute("href", "/templates/new");
    const own = screen.getByRole("link", { name: new RegExp(copy.yourGrants) });
    await expect(own).toHaveAttribute("href", "/templates");
    await expect(own).toHaveAttribute("target", "_blank");
    await expect(screen.getAllByRole("link", { name: "Grants" })[0]).toHaveAttribute("aria-current", "page");
  },
});

/** In a team's account, whose address the new tab takes along. */
export const InTeam = meta.story({
  args: { path: "/teams/66f0aa10bb20cc30dd40ee61/grants" },
  play: async () => {
    await expect(await screen.findByRole("link", { name: new RegExp(copy.yourGrants) })).toHaveAttribute(
      "href",
      "/teams/66f0aa10bb20cc30dd40ee61/templates",
    );
  },
});

export const Searched = meta.story({
  parameters: { spec: ["2.2-library-bookmarks-search"] },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("region", { name: copy.bookmarks })).toBeVisible();
    await userEvent.type(searchBox(), "seeds");
    await waitFor(() => expect(address()).toHaveTextContent("/grants?search=seeds"));
    await waitFor(() => expect(screen.queryByText("Small Plots Fund")).not.toBeInTheDocument());
    await expect(screen.getByRole("link", { name: "Tools and Seeds micro-grants" })).toBeVisible();
    await expect(await screen.findByText(copy.found(1, "seeds"))).toBeVisible();
    await expect(screen.queryByRole("region", { name: copy.bookmarks })).not.toBeInTheDocument();
    // Who comes back from a grant finds the search as it was.
    await userEvent.click(screen.getByRole("link", { name: "Tools and Seeds micro-grants" }));
    await waitFor(() => expect(searchBoxIfAny()).not.toBeInTheDocument());
    window.dispatchEvent(new Event(backEvent));
    await waitFor(() => expect(searchBoxIfAny()).toHaveValue("seeds"));
    await userEvent.clear(searchBox());
    await expect(await screen.findByRole("region", { name: copy.bookmarks })).toBeVisible();
  },
});

const searchBoxIfAny = () => screen.queryByRole("searchbox", { name: copy.search });

export const NothingFound = meta.story({
  args: { path: "/grants?search=zeppelins" },
  play: async () => {
    await expect(await screen.findByText(copy.nothingFound)).toBeVisible();
    await expect(searchBox()).toHaveValue("zeppelins");
    await waitFor(() => expect(screen.queryByRole("region", { name: copy.missed })).not.toBeInTheDocument());
  },
});

/** A search longer than a search may be finds nothing, breaks nothing, and stays as it was typed. */
export const LongSearch = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.published.ok(({ query }) => {
        if ((query.get("search") ?? "").length > 200) throw new Error("The server refuses so long a search.");
        return sampleLibrary(query);
      }),
    ),
  play: async ({ userEvent }) => {
    await screen.findByText("Small Plots Fund");
    const text = "gardens that neighbours run together ".repeat(8);
    await userEvent.click(searchBox());
    await userEvent.paste(text);
    await expect(await screen.findByText(copy.nothingFound)).toBeVisible();
    await expect(searchBox()).toHaveValue(text);
  },
});

export const OneCategory = meta.story({
  args: { path: "/grants/category/community" },
  parameters: { spec: ["2.2-route-grants-category", "2.2-library-category"] },
  play: async ({ userEvent }) => {
    const open = await part(copy.open);
    await expect(await open.findByRole("link", { name: "Tools and Seeds micro-grants" })).toBeVisible();
    await expect(open.queryByText("Small Plots Fund")).not.toBeInTheDocument();
    const categories = within(screen.getByRole("navigation", { name: copy.categories }));
    await expect(categories.getByRole("link", { name: /Community/ })).toHaveAttribute("aria-current", "page");
    await userEvent.click(categories.getByRole("link", { name: /Training/ }));
    await waitFor(() => expect(address()).toHaveTextContent("/grants/category/training-and-employment"));
    await expect(await screen.findByRole("link", { name: "Young Hands, Old Skills" })).toBeVisible();
    await userEvent.click(categories.getByRole("link", { name: copy.allCategories }));
    await expect(await open.findByRole("link", { name: "Small Plots Fund" })).toBeVisible();
  },
});

export const EmptyCategory = meta.story({
  args: { path: "/grants/category/lighthouses" },
  play: async () => {
    await expect(await screen.findByText(copy.noneOpen)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("region", { name: copy.bookmarks })).not.toBeInTheDocument());
  },
});

export const NoBookmarks = meta.story({
  parameters: { spec: ["2.8-no-bookmarks"] },
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.published.ok(({ query }) =>
        sampleLibrary(query)
          .map((card) => ({ ...card, bookmarked: false }))
          .filter(() => query.get("bookmarked") !== "true"),
      ),
    ),
  play: async () => {
    await expect(await screen.findByText("No bookmarked grants yet.", { exact: false })).toBeVisible();
  },
});

/** The lists are asked for anew, and the tile comes and goes with them. One bookmark to press a grant: on its card, where there is one. */
export const BookmarkTaken = meta.story({
  parameters: { spec: ["2.7-bookmark-refresh", "2.4-bookmark-toggle"] },
  beforeEach: ({ msw }) => {
    const kept = new Set(["Food and Growing round"]);
    const all = (query: URLSearchParams) => {
      const everything = new URLSearchParams(query);
      everything.delete("bookmarked");
      return sampleLibrary(everything)
        .map((card) => ({ ...card, bookmarked: kept.has(card.name) }))
        .filter(({ bookmarked }) => bookmarked || query.get("bookmarked") !== "true");
    };
    msw.use(
      templateMocks.published.ok(({ query }) => all(query)),
      templateMocks.bookmark.ok(({ params }) => {
        const { name } = sampleCards.find(({ id }) => id === params.id)!;
        if (!kept.delete(name)) kept.add(name);
        return { bookmarked: kept.has(name) };
      }),
    );
  },
  play: async ({ userEvent }) => {
    const open = await part(copy.open);
    const bookmarks = await part(copy.bookmarks);
    await userEvent.click(await open.findByRole("button", { name: grantsCopy.bookmark("Small Plots Fund") }));
    await expect(await bookmarks.findByRole("link", { name: "Small Plots Fund" })).toBeVisible();
    await expect(
      open.getByRole("button", { name: grantsCopy.removeBookmark("Small Plots Fund"), pressed: true }),
    ).toHaveFocus();
    // The mark can be taken off here, too, under a name of its own.
    await expect(bookmarks.getByRole("button", { name: grantsCopy.takeOut("Small Plots Fund") })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(bookmarks.queryByText("Small Plots Fund")).not.toBeInTheDocument());
    await expect(open.getByRole("button", { name: grantsCopy.bookmark("Small Plots Fund") })).toHaveFocus();
  },
});

/** What stands among the bookmarks is not shown a second time below them, until it is taken out of them. */
export const BookmarkedOnce = meta.story({
  ...BookmarkTaken.input,
  play: async ({ userEvent }) => {
    const open = await part(copy.open);
    const bookmarks = await part(copy.bookmarks);
    await expect(await open.findByRole("link", { name: "Small Plots Fund" })).toBeVisible();
    await expect(open.queryByText("Food and Growing round")).not.toBeInTheDocument();
    await userEvent.click(await bookmarks.findByRole("button", { name: grantsCopy.takeOut("Food and Growing round") }));
    await expect(await open.findByRole("link", { name: "Food and Growing round" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("region", { name: copy.bookmarks })).toHaveFocus());
    // A search shows no bookmarks, and all that it finds.
    await userEvent.click(open.getByRole("button", { name: grantsCopy.bookmark("Small Plots Fund") }));
    await expect(await bookmarks.findByRole("link", { name: "Small Plots Fund" })).toBeVisible();
    await userEvent.type(searchBox(), "small");
    await waitFor(() => expect(screen.queryByRole("region", { name: copy.bookmarks })).not.toBeInTheDocument());
    await expect(open.getByRole("link", { name: "Small Plots Fund" })).toBeVisible();
  },
});

export const AllBookmarked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.published.ok(({ query }) => {
        const everything = new URLSearchParams(query);
        everything.delete("bookmarked");
        return sampleLibrary(everything).map((card) => ({ ...card, bookmarked: true }));
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(copy.allBookmarked)).toBeVisible();
    await expect(screen.queryByText(copy.noneOpen)).not.toBeInTheDocument();
  },
});

/** The search comes first and its answer next, what makes a template is at the foot; and a row of kinds that is cut fades out where it goes on. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    const kinds = await screen.findByRole("navigation", { name: copy.categories });
    const create = screen.getByRole("link", { name: copy.createTemplate });
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (window.innerWidth > 640) return;
    await expect(isBefore(searchBox(), create)).toBe(true);
    await expect(isBefore(await screen.findByRole("region", { name: copy.open }), create)).toBe(true);
    await expect(isBefore(screen.getByRole("link", { name: new RegExp(copy.yourGrants) }), searchBox())).toBe(true);
    await expect(kinds.scrollWidth).toBeGreaterThan(kinds.clientWidth);
    // What follows a scroll is known with the next frame.
    await waitFor(() => expect(getComputedStyle(kinds).maskImage).toContain("linear-gradient"));
    kinds.scrollLeft = kinds.scrollWidth;
    await waitFor(() => expect(getComputedStyle(kinds).maskImage).toBe("none"));
  },
});

/** Where all bookmarks have the page, each has its own; when one is gone the focus goes to the part that it stood in. */
export const BookmarkTakenFromAll = meta.story({
  ...BookmarkTaken.input,
  args: { path: "/grants?show=bookmarks" },
  play: async ({ userEvent }) => {
    const bookmarks = await part(copy.bookmarks);
    await userEvent.click(await bookmarks.findByRole("button", { name: grantsCopy.takeOut("Food and Growing round") }));
    await waitFor(() => expect(bookmarks.queryByText("Food and Growing round")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("region", { name: copy.bookmarks })).toHaveFocus());
  },
});

export const BookmarkFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.bookmark.error(500)),
  play: async ({ userEvent }) => {
    const button = await screen.findByRole("button", { name: grantsCopy.bookmark("Small Plots Fund") });
    await userEvent.click(button);
    await expect(await screen.findByText("Request failed")).toBeVisible();
    await expect(button).toHaveAttribute("aria-pressed", "false");
  },
});

/** More cards where there are more than are shown, but for what was missed; the whole of a part comes a page at a time. */
export const ManyGrants = meta.story({
  parameters: { spec: ["2.2-library-missed-more"] },
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.published.ok(({ query }) => {
        const card = query.get("lapsed") ? sampleMissedCards[0]! : sampleCards[0]!;
        const offset = Number(query.get("offset") ?? 0);
        return many(card, 1000).slice(offset, offset + Number(query.get("limit") ?? 500));
      }),
    ),
  play: async ({ userEvent }) => {
    const open = await part(copy.open);
    await open.findByText(`Small Plots Fund ${partLimits.open}`);
    await expect(open.queryByText(`Small Plots Fund ${partLimits.open + 1}`)).not.toBeInTheDocument();
    const missed = await part(copy.missed);
    await missed.findByText(`Hedges and Edges ${partLimits.missed}`);
    await expect(missed.getAllByRole("link")).toHaveLength(partLimits.missed);
    await expect(await screen.findByRole("link", { name: copy.all.bookmarks })).toBeInTheDocument();
    await expect(await screen.findByRole("link", { name: copy.all.reports })).toBeInTheDocument();
    await expect(document.querySelectorAll("article").length).toBeLessThanOrEqual(60);
    await userEvent.click(open.getByRole("link", { name: copy.all.open }));
    await screen.findByText(`Small Plots Fund ${pageLimit}`);
    await expect(document.querySelectorAll("article")).toHaveLength(pageLimit);
    await userEvent.click(screen.getByRole("link", { name: pagesCopy.next }));
    await screen.findByText(`Small Plots Fund ${pageLimit * 2}`);
    await expect(address()).toHaveTextContent("/grants?show=open&page=2");
    await expect(screen.queryByText("Small Plots Fund 1")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("region", { name: copy.open })).toHaveFocus());
    await userEvent.click(screen.getByRole("link", { name: pagesCopy.previous }));
    await screen.findByText("Small Plots Fund 1");
    await expect(screen.queryByRole("link", { name: pagesCopy.previous })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: copy.wholeLibrary }));
    await expect(await screen.findByRole("region", { name: copy.missed })).toBeVisible();
  },
});

export const LongTexts = meta.story({
  parameters: { spec: ["2.9-category-text"] },
  beforeEach: ({ msw }) => {
    const long = "Donaudampfschifffahrtsgesellschaftskapitän ";
    msw.use(
      templateMocks.published.ok(({ query }) =>
        sampleLibrary(query).map((card) => ({
          ...card,
          name: `${card.name} ${long.repeat(3)}`,
          funderName: long.repeat(2),
          description: long.repeat(20),
          category: "Training, employment and lifelong learning for everybody",
        })),
      ),
      templateMocks.categories.ok([{ id: "x", name: `${long.repeat(2)}`.slice(0, 100), count: 120 }]),
    );
  },
  play: async () => {
    const [shown] = await screen.findAllByText("Training, employment and lifelong l…");
    await expect(shown).toHaveAttribute("aria-hidden", "true");
    await expect(
      screen.getAllByText("Training, employment and lifelong learning for everybody")[0],
    ).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.published.pending(), templateMocks.categories.pending()),
  play: async () => {
    await expect(await screen.findByRole("heading", { name: copy.open })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.published.error(500), templateMocks.categories.error(500)),
  play: async ({ msw, userEvent }) => {
    const open = await part(copy.open);
    await expect(await open.findByText(copy.failed)).toBeVisible();
    msw.use(...workingAccount());
    await userEvent.click(open.getByRole("button", { name: copy.retry }));
    await expect(await open.findByText("Small Plots Fund")).toBeVisible();
  },
});

/** Visitors may look; what would be kept for them asks them in. */
export const SignedOut = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.error(401),
      templateMocks.published.ok(({ query }) => sampleLibrary(query).map((card) => ({ ...card, bookmarked: false }))),
    ),
  play: async ({ userEvent }) => {
    const button = await screen.findByRole("button", { name: grantsCopy.bookmark("Small Plots Fund") });
    await screen.findByRole("link", { name: "Sign In" });
    await waitFor(() => expect(screen.queryByRole("region", { name: copy.bookmarks })).not.toBeInTheDocument());
    const card = await screen.findByRole("complementary", { name: "Welcome to Grantwright" });
    // What stands last can be reached although the card floats above the page.
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = (await part(copy.reports)).getAllByRole("button").at(-1)!;
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(card.getBoundingClientRect().top);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
});
