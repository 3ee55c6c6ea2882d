import {
  meMocks,
  planMocks,
  sampleProducts,
  sampleSettings,
  sampleUser,
  settingsMocks,
} from "@grantwright/api-client/mocks";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { copy } from "./plans.copy.ts";

const meta = preview.meta({
  title: "Screens/Plans",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/pricing" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount(), planMocks.products.ok(sampleProducts), settingsMocks.get.ok(sampleSettings));
  },
});

export const Loaded = meta.story({
  parameters: {
    spec: [
      "1.2-route-pricing",
      "1.2-pricing-header",
      "1.2-pricing-card",
      "1.3-product",
      "1.7-products",
      "1.1-buy-credits",
    ],
  },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.title })).toBeVisible();
    await expect(screen.getByText(copy.subtitle)).toBeVisible();
    await expect(await screen.findByRole("heading", { name: "Five proposals (Popular)" })).toBeVisible();
    await expect(screen.getByText("$190").parentElement).toHaveTextContent("$190/ year");
    await expect(screen.getByText("$19").parentElement).toHaveTextContent(/^\$19$/);
    await expect(screen.getByText("5 proposal credits, $15.80 each")).toBeVisible();
    await expect(screen.getByRole("link", { name: /^Buy five proposals/ })).toHaveAttribute(
      "href",
      "/pricing/preview/five-proposals",
    );
    await expect(await screen.findByText(copy.creditsLeft(3))).toBeVisible();
    await expect(screen.queryByText(copy.discount)).not.toBeInTheDocument();
  },
});

/** Below each other the popular plan comes first, its price on the line of its name. */
export const LoadedSmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    const popular = await screen.findByRole("heading", { name: "Five proposals (Popular)" });
    const [first] = screen.getAllByRole("heading", { level: 2 });
    await expect(first).toBe(popular);
    const price = screen.getByText("$79").getBoundingClientRect();
    await expect(price.top).toBeLessThan(popular.getBoundingClientRect().bottom);
    await expect(price.bottom).toBeGreaterThan(popular.getBoundingClientRect().top);
  },
});

export const WithADiscount = meta.story({
  parameters: { spec: ["1.2-pricing-discount"] },
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok({ ...sampleUser, hasDiscount: true })),
  play: async () => {
    await expect(await screen.findByText(copy.discount)).toBeVisible();
  },
});

/** Who has a plan already is not told of the discount. */
export const SubscribedWithADiscount = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok({ ...sampleUser, hasDiscount: true, isSubscribed: true })),
  play: async () => {
    await expect(await screen.findByText(copy.creditsLeft(3))).toBeVisible();
    await expect(screen.queryByText(copy.discount)).not.toBeInTheDocument();
  },
});

export const Visitor = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "One proposal" })).toBeVisible();
    // What a credit is, and that the first ones cost nothing.
    const free = await screen.findByText(copy.free(3));
    await expect(free).toBeVisible();
    // It is told before there is anything to buy.
    await expect(free.getBoundingClientRect().bottom).toBeLessThan(screen.getByText("$19").getBoundingClientRect().top);
    await expect(screen.getByText(new RegExp(copy.creditsText))).toBeVisible();
    await expect(screen.queryByText(copy.creditsLeft(3))).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(planMocks.products.pending()),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.title })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(planMocks.products.unreachable()),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByText(copy.failed)).toBeVisible();
    msw.use(planMocks.products.ok(sampleProducts));
    await userEvent.click(screen.getByRole("button", { name: copy.retry }));
    await expect(await screen.findByRole("heading", { name: "One proposal" })).toBeVisible();
  },
});

export const NothingOnSale = meta.story({
  beforeEach: ({ msw }) => msw.use(planMocks.products.ok([])),
  play: async () => {
    await expect(await screen.findByText(copy.none)).toBeVisible();
  },
});

/** Where the way to the payments portal led when there is none. */
export const NoPortal = meta.story({
  args: { path: "/pricing?payments=unavailable" },
  play: async () => {
    await expect(await screen.findByText(copy.unavailable)).toBeVisible();
  },
});

export const Preview = meta.story({
  args: { path: "/pricing/preview/year" },
  parameters: { spec: ["1.2-route-pricing-preview"] },
  play: async ({ msw, userEvent, canvasElement }) => {
    const { hash } = window.location;
    msw.use(planMocks.checkout.ok(({ body }) => ({ url: `#pay-${body.productId}` })));
    await expect(await screen.findByRole("heading", { level: 1, name: "A year" })).toBeVisible();
    await expect(screen.getByText(copy.perYear)).toBeVisible();
    await expect(await screen.findByText(copy.forYou)).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: copy.pay }));
    await expect(await screen.findByRole("button", { name: copy.paying })).toBeVisible();
    await waitFor(() => expect(window.location.hash).toBe("#pay-year"));
    window.location.hash = hash;
    await expect(within(canvasElement).getByText(copy.payText)).toBeVisible();
  },
});

export const PreviewInATeam = meta.story({
  args: { path: "/teams/66f0aa10bb20cc30dd40ee61/pricing/preview/five-proposals" },
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok({ ...sampleUser, teamName: "Common Ground", hasDiscount: true })),
  play: async () => {
    await expect(await screen.findByText(copy.forTeam("Common Ground"))).toBeVisible();
    await expect(screen.getByText(copy.discountTaken)).toBeVisible();
  },
});

export const PreviewPaymentsNotSetUp = meta.story({
  args: { path: "/pricing/preview/one-proposal" },
  beforeEach: ({ msw }) => msw.use(settingsMocks.get.ok({ ...sampleSettings, isPaymentsReady: false })),
  play: async () => {
    await expect(await screen.findByText(copy.unavailable)).toBeVisible();
    await expect(screen.getByText(new RegExp(sampleSettings.supportEmail!))).toBeVisible();
    await expect(screen.queryByRole("button", { name: copy.pay })).not.toBeInTheDocument();
  },
});

/** Nobody has named an address to write to either. */
export const PreviewPaymentsNotSetUpNorAddress = meta.story({
  args: { path: "/pricing/preview/one-proposal" },
  beforeEach: ({ msw }) =>
    msw.use(settingsMocks.get.ok({ ...sampleSettings, isPaymentsReady: false, supportEmail: null })),
  play: async () => {
    await expect(await screen.findByText(copy.unavailable)).toBeVisible();
    await expect(screen.queryByText(/Write to/)).toBeNull();
  },
});

export const PreviewVisitor = meta.story({
  args: { path: "/pricing/preview/one-proposal" },
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.signInToPay }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Grantwright" })).toBeVisible());
  },
});

export const PreviewPaymentFailed = meta.story({
  args: { path: "/pricing/preview/one-proposal" },
  beforeEach: ({ msw }) => msw.use(planMocks.checkout.error(503, "Payments are not answering. Please try again.")),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.pay }));
    await expect(await screen.findByText("Payments are not answering. Please try again.")).toBeVisible();
    await expect(screen.getByRole("button", { name: copy.pay })).toBeEnabled();
  },
});

export const PreviewUnknown = meta.story({
  args: { path: "/pricing/preview/gone" },
  play: async () => {
    await expect(await screen.findByText(copy.notFound)).toBeVisible();
    await expect(screen.getByRole("link", { name: copy.allPlans })).toHaveAttribute("href", "/pricing");
  },
});
