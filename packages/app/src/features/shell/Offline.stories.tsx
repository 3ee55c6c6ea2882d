import {
  docMocks,
  meMocks,
  sampleDocId,
  sampleDraft,
  sampleUser,
  type MockedCall,
} from "@grantwright/api-client/mocks";
import { TextField } from "@grantwright/ui";
import { onlineManager } from "@tanstack/react-query";
import { http, HttpResponse } from "msw";
import { lazy, Suspense } from "react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, keptOnDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { copy as brokenCopy } from "../../components/ScreenBoundary/screenBoundary.copy.ts";
import { ScreenBoundary } from "../../components/ScreenBoundary/ScreenBoundary.tsx";
import { copy } from "./shell.copy.ts";

const meta = preview.meta({
  title: "Screens/Without a network",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/drafts" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

/** Has the browser say that there is a network, or none. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

/** Takes the network away until the story ends. */
function loseNetwork(): () => void {
  setOnline(false);
  return () => {
    setOnline(true);
    Reflect.deleteProperty(navigator, "onLine");
    // It hears of the network only while a page is shown.
    onlineManager.setOnline(true);
  };
}

/** In a draft the state of its words says it at once, in the place of the line; what needs a network waits. */
export const OfflineDraft = meta.story({
  args: { path: `/drafts/${sampleDraft.id}` },
  globals: { viewport: { value: "large" } },
  beforeEach: ({ msw }) => {
    msw.use(docMocks.detail.ok(sampleDraft));
    return loseNetwork();
  },
  play: async () => {
    const [state] = await screen.findAllByText("Offline: kept on this device");
    await expect(state).toBeVisible();
    await expect(screen.getByText(copy.offline)).not.toBeVisible();
    const assess = await screen.findByRole("button", { name: "Assess this draft" });
    await expect(assess).toHaveAttribute("aria-disabled", "true");
    setOnline(true);
    await waitFor(() => expect(assess).not.toHaveAttribute("aria-disabled"));
    await expect(screen.getAllByText(/^Saved/)[0]).toBeVisible();
  },
});

/** A line says it as long as it is so. */
export const Offline = meta.story({
  beforeEach: loseNetwork,
  play: async () => {
    const notice = await screen.findByText(copy.offline);
    await expect(notice).toBeVisible();
    await expect(notice).toHaveRole("status");
    setOnline(true);
    await waitFor(() => expect(notice).toBeEmptyDOMElement());
    setOnline(false);
    await waitFor(() => expect(notice).toHaveTextContent(copy.offline));
  },
});

/** A draft that was not opened on this device before cannot be shown, and says so at once. */
export const NeverOpened = meta.story({
  args: { path: `/drafts/${sampleDocId}` },
  beforeEach: ({ msw }) => {
    msw.use(docMocks.detail.unreachable());
    return loseNetwork();
  },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("could not be loaded");
    await expect(screen.getByText(copy.offline)).toBeVisible();
  },
});

/** Nothing is known of who is here, and the server cannot be asked. */
export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    localStorage.setItem("grantwright.wasSignedIn", "true");
    msw.use(meMocks.get.unreachable());
    return loseNetwork();
  },
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.unreachable })).toBeVisible();
    await expect(screen.getByRole("alert")).toHaveTextContent(copy.unreachableText);
    msw.use(meMocks.get.ok(sampleUser));
    setOnline(true);
    await userEvent.click(screen.getByRole("button", { name: copy.retry }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
    setOnline(false);
  },
});

const saved = fn<(call: MockedCall<"saveDoc">) => void>();
const typed = "Typed a moment before the page broke.";

/** A screen breaks while it is written in: the words are sent, the rest of the app goes on, and a reload is offered. */
export const Broken = meta.story({
  args: { path: `/drafts/${sampleDocId}` },
  beforeEach: ({ msw }) => {
    saved.mockClear();
    let isBroken = false;
    window.addEventListener("break", () => (isBroken = true), { once: true });
    msw.use(
      docMocks.detail.ok(() => (isBroken ? { ...sampleDraft, fields: null as never } : sampleDraft)),
      docMocks.save.ok((call) => {
        saved(call);
        return { id: sampleDocId, revision: 5 };
      }),
    );
  },
  play: async ({ userEvent }) => {
    const field = (await screen.findAllByRole<HTMLTextAreaElement>("textbox", { name: /Methods/ }))[0]!;
    await fireEvent.change(field, { target: { value: typed } });
    window.dispatchEvent(new Event("break"));
    window.dispatchEvent(new Event("visibilitychange"));
    await expect(await screen.findByRole("heading", { level: 1, name: brokenCopy.broken })).toBeVisible();
    await waitFor(() => expect(JSON.stringify(saved.mock.calls.map(([{ body }]) => body))).toContain(typed));
    await expect(screen.getByRole("button", { name: brokenCopy.reload })).toBeEnabled();
    await userEvent.click(screen.getAllByRole("link", { name: copy.drafts })[0]!);
    await expect(await screen.findByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
  },
});

/** The same without a network: the words stay on this device. */
export const BrokenOffline = meta.story({
  args: { path: `/drafts/${sampleDocId}` },
  beforeEach: ({ msw }) => {
    let isBroken = false;
    window.addEventListener("break", () => (isBroken = true), { once: true });
    msw.use(
      docMocks.detail.ok(() => (isBroken ? { ...sampleDraft, fields: null as never } : sampleDraft)),
      docMocks.save.unreachable(),
    );
  },
  play: async () => {
    const field = (await screen.findAllByRole<HTMLTextAreaElement>("textbox", { name: /Methods/ }))[0]!;
    await fireEvent.change(field, { target: { value: typed } });
    window.dispatchEvent(new Event("break"));
    window.dispatchEvent(new Event("visibilitychange"));
    await expect(await screen.findByRole("heading", { level: 1, name: brokenCopy.broken })).toBeVisible();
    await waitFor(() => expect(keptOnDevice(sampleUser.id, sampleDocId)).toContain(typed));
  },
});

const Vanished = lazy(
  () => import(/* @vite-ignore */ `${window.location.origin}/assets/of-an-older-deployment.js`) as never,
);

/** A script is gone, and the app's page comes in its place: a newer deployment is there. */
export const PartMissing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get("*/assets/of-an-older-deployment.js", () => HttpResponse.html("<!doctype html>"))),
  render: () => (
    <ScreenBoundary>
      <Suspense>
        <Vanished />
      </Suspense>
    </ScreenBoundary>
  ),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: brokenCopy.missing })).toBeVisible();
    await expect(screen.getByRole("alert")).toHaveTextContent(brokenCopy.missingText);
    await expect(screen.getByRole("button", { name: brokenCopy.reload })).toBeEnabled();
  },
});

/** Only a part of a screen is gone: what stands beside it, and is being written, stays. */
export const PartOfAScreenMissing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get("*/assets/of-an-older-deployment.js", () => HttpResponse.html("<!doctype html>"))),
  render: () => (
    <>
      <h1>Grant Wizard</h1>
      <TextField label="Description" />
      <ScreenBoundary isPart>
        <Suspense>
          <Vanished />
        </Suspense>
      </ScreenBoundary>
    </>
  ),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("textbox", { name: "Description" });
    await userEvent.type(field, typed);
    await expect(await screen.findByRole("heading", { level: 2, name: brokenCopy.missing })).toBeVisible();
    await expect(field).toHaveValue(typed);
    await expect(screen.getByRole("button", { name: brokenCopy.reload })).toBeEnabled();
  },
});
