import { describe, expect, it } from "vitest";
import { networkOf } from "./network.ts";

describe("networkOf", () => {
  it.each([
    ["203.0.113.77", "203.0.113.0/24"],
    ["::ffff:203.0.113.77", "203.0.113.0/24"],
    ["127.0.0.1", "127.0.0.0/24"],
    ["::1", "0000:0000:0000:0000::/56"],
    ["2001:db8:12:34ab::1", "2001:0db8:0012:3400::/56"],
    ["2001:DB8:12:34ff:1:2:3:4", "2001:0db8:0012:3400::/56"],
    ["2001:db8:12:3500::1", "2001:0db8:0012:3500::/56"],
    ["fe80::1%eth0", "fe80:0000:0000:0000::/56"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
