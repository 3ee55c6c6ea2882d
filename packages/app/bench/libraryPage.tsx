import { createApiClient, type Schemas } from "@grantwright/api-client";
import { ApiClientProvider, meQueries, templateQueries } from "@grantwright/api-client/react-query";
import { GlobalStyle, LinkProvider, ThemeProvider } from "@grantwright/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { Route, Router, Routes, type Navigator } from "react-router-dom";
import LibraryScreen from "../src/features/library/LibraryScreen.tsx";
import { pageLimit, partLimits, partQuery, type LibraryPart } from "../src/features/library/libraryParts.ts";
import { RouterLink } from "../src/routes/RouterLink.tsx";

const parts: LibraryPart[] = ["bookmarks", "open", "missed", "reports"];

const cardsOf = (count: number): Schemas["TemplateCard"][] =>
  Array.from({ length: count }, (_, at) => ({
    id: at.toString(16).padStart(24, "0"),
    templateId: at.toString(16).padStart(24, "0"),
    type: "grant",
    name: `Small Plots Fund ${at + 1}`,
    description: "Fencing, water and tools for gardens under half an acre. One page, two photographs, one budget line.",
    funderName: "The Hollin Vey Trust",
    location: "Alder, Brack and Low counties",
    category: "Food and land",
    amount: 12_000,
    deadline: new Date(Date.now() + (at % 60) * 86_400_000).toISOString(),
    schedule: { anytime: false },
    isExpired: false,
    bookmarked: at % 5 === 0,
    canCustomize: false,
  }));

const client = createApiClient();
const filter = { search: "" };

/** What a server answers that has so many grants, as the library asks for it. */
function cacheOf(count: number): QueryClient {
  const cards = cardsOf(count);
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, refetchInterval: false } } });
  const put = (part: LibraryPart, limit: number, offset = 0) =>
    cache.setQueryData(
      templateQueries.published(client, { ...partQuery(part, filter), limit, ...(offset > 0 && { offset }) }).queryKey,
      cards.slice(offset, offset + limit),
    );
  for (const part of parts) put(part, part === "missed" ? partLimits[part] : partLimits[part] + 1);
  for (let offset = 0; offset === 0 || offset < count; offset += pageLimit) put("open", pageLimit + 1, offset);
  cache.setQueryData(templateQueries.categories(client).queryKey, [{ id: "food", name: "Food and land", count }]);
  cache.setQueryData(meQueries.me(client).queryKey, { id: "1", name: "Ines Okafor" } as Schemas["User"]);
  return cache;
}

const caches = { whole: cacheOf(1000), first: cacheOf(pageLimit) };

let goTo: (address: string) => void = () => {};

const nothing = () => {};
const navigator: Navigator = { createHref: String, go: nothing, push: nothing, replace: nothing };

/** The library at an address that is changed from outside, and at once. */
function Page() {
  const [location, setLocation] = useState("/grants?show=open");
  useLayoutEffect(() => void (goTo = setLocation), []);
  return (
    <Router location={location} navigator={navigator}>
      <LinkProvider component={RouterLink}>
        <Routes>
          <Route path="grants" element={<LibraryScreen />} />
        </Routes>
      </LinkProvider>
    </Router>
  );
}

/** How long something takes in milliseconds, with the styles and the layout that follow. */
function timed(change: () => void): number {
  const start = performance.now();
  flushSync(change);
  void document.body.getBoundingClientRect().height;
  return performance.now() - start;
}

const cardsShown = () => document.querySelectorAll("#place section li").length;

/** What showing the open grants takes, and, of the whole library, turning to further pages; and how many cards there were at most. */
function run(kind: keyof typeof caches) {
  const root: Root = createRoot(document.getElementById("place")!);
  const screen = (
    <ApiClientProvider client={client}>
      <QueryClientProvider client={caches[kind]}>
        <Page />
      </QueryClientProvider>
    </ApiClientProvider>
  );
  const show = timed(() => root.render(screen));
  const counts = [cardsShown()];
  const turns: number[] = [];
  if (kind === "whole")
    for (const page of [2, 3, 21, 41]) {
      turns.push(timed(() => goTo(`/grants?show=open&page=${page}`)));
      counts.push(cardsShown());
    }
  const last = document.querySelector("#place li:last-child > article h3")?.textContent ?? "";
  timed(() => goTo("/grants"));
  counts.push(cardsShown());
  root.unmount();
  return {
    show,
    turn: turns.toSorted((a, b) => a - b)[1] ?? 0,
    least: Math.min(...counts),
    most: Math.max(...counts),
    last,
  };
}

/** Puts the styles in that every page has. */
function prepare(): void {
  createRoot(document.getElementById("frame")!).render(
    <ThemeProvider forcedTheme="light" storageKey="bench">
      <GlobalStyle />
    </ThemeProvider>,
  );
}

Object.assign(window, { bench: { run, prepare } });
