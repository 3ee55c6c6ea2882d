import type { Schemas } from "../core/contract.ts";
import { analytics } from "../generated/operations.ts";

/** Where events go. The address never takes a team's prefix. */
export const beaconAddress = `/api${analytics.recordEvent.path}`;

/** Something that happened: its name, what belongs to it, and where the person came from. */
export type AnalyticsEvent = Pick<Schemas["AnalyticsEvent"], "name" | "ref"> & Partial<Schemas["AnalyticsEvent"]>;

/** What is asked of the browser: declared here, because servers that import the client have no types of the DOM. */
interface Beacons {
  sendBeacon?: (address: string, body: string) => boolean;
}

/**
 * Tells the server of an event with a beacon, and waits for nothing. False where the browser has no beacons, or took this
 * one not; nothing is sent then.
 */
export function recordEvent({ name, properties = {}, ref }: AnalyticsEvent): boolean {
  const { navigator } = globalThis as { navigator?: Beacons };
  if (typeof navigator?.sendBeacon !== "function") return false;
  return navigator.sendBeacon(beaconAddress, JSON.stringify({ name, properties, ref }));
}
