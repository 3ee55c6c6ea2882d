import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "./AppStage.tsx";
import { forgetDevice, workingAccount } from "./storyDefaults.ts";

const meta = preview.meta({
  title: "Screens/Back from the checkout",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/?checkout=success&txnId=66f0aa10bb20cc30dd40f301&ref=news" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    beacons.mockClear();
    navigator.sendBeacon = (_address, body) => {
      beacons(JSON.parse(body as string));
      return true;
    };
    return () => {
      navigator.sendBeacon = sendBeacon;
    };
  },
});

const beacons = fn();
const conversions = () =>
  beacons.mock.calls.map(([event]) => event as { name: string }).filter(({ name }) => name === "conversion");

export const Paid = meta.story({
  parameters: { spec: ["2.2-conversion-event", "2.2-conversion-address", "2.9-conversion-value"] },
  play: async () => {
    await expect(await screen.findByText("Thank you")).toBeVisible();
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(/^\/\?ref=news$/));
    await expect(conversions()).toEqual([
      { name: "conversion", properties: { value: 30, txnId: "66f0aa10bb20cc30dd40f301" } },
    ]);
  },
});

/** The same payment, come back to by the history, is told of only once. */
export const PaidBefore = meta.story({
  beforeEach: () => localStorage.setItem("grantwright.conversions", '["66f0aa10bb20cc30dd40f301"]'),
  play: async () => {
    await expect(await screen.findByText("Thank you")).toBeVisible();
    await expect(conversions()).toEqual([]);
  },
});
