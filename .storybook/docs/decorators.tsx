import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { harbourCss } from "../../packages/ui/src/theme/harbour.fixture.ts";
import { unhandledRequests } from "../worker.ts";

/** Sets the direction of the whole page, and the locale that goes with it: arrow keys follow it. */
export const withDirection: Decorator = (Story, { globals }) => {
  const direction = globals.direction === "rtl" ? "rtl" : "ltr";
  return <Directed direction={direction}>{Story()}</Directed>;
};

function Directed({ direction, children }: { direction: "ltr" | "rtl"; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    return () => document.documentElement.removeAttribute("dir");
  }, [direction]);
  return <I18nProvider locale={direction === "rtl" ? "he-IL" : "en-GB"}>{children}</I18nProvider>;
}

let ownMatchMedia: typeof window.matchMedia | undefined;

function askForLessMotion(isReduced: boolean): void {
  if (isReduced === (ownMatchMedia !== undefined)) return;
  if (isReduced) {
    const own = window.matchMedia.bind(window);
    ownMatchMedia = window.matchMedia;
    window.matchMedia = (query) => own(query.replace("(prefers-reduced-motion: reduce)", "(min-width: 0px)"));
  } else if (ownMatchMedia) {
    window.matchMedia = ownMatchMedia;
    ownMatchMedia = undefined;
  }
}

/** Stands in for a system that asks for less motion: scripts are told so, and nothing moves. */
export const withMotion: Decorator = (Story, { globals }) => {
  const isReduced = globals.motion === "reduced";
  askForLessMotion(isReduced);
  return (
    <>
      {isReduced && (
        <style>{"*, *::before, *::after { animation: none !important; transition: none !important; }"}</style>
      )}
      <div key={String(isReduced)} style={{ display: "contents" }}>
        {Story()}
      </div>
    </>
  );
};

/**
 * Counts what no mock answers from the moment at which a story is shown. The one before stays on the page until then, and goes on polling
 * while the mocks of this one are being prepared.
 */
export const withOwnRequests: Decorator = (Story) => <OwnRequests>{Story()}</OwnRequests>;

function OwnRequests({ children }: { children: ReactNode }) {
  useState(() => {
    unhandledRequests.length = 0;
  });
  return children;
}

/** Shows everything in the example of another brand, as a product that has its own would. */
export const withBrand: Decorator = (Story, { globals }) => (
  <>
    {Story()}
    {globals.brand === "harbour" && <style>{harbourCss}</style>}
  </>
);
