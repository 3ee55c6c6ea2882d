import { expect, it } from "vitest";
import { saysGap } from "./gapOf.ts";

it.each([
  [
    "what is left when the last gifts are taken off",
    "It comes to £64,200: pay £42,500 and the van £21,700. The council has awarded £11,000, we expect £6,500 at the door, and £4,700 is from reserves. That leaves £42,000.",
    true,
  ],
  [
    "in other words",
    "In all KSh 7.0 million. Members have contributed KSh 1.4 million and KSh 5.6 million is open.",
    true,
  ],
  ["a line that is no gift's rest", "In all £7,000: a tank at £5,600 and its roof at £1,400.", false],
  ["a whole that nobody pays for", "The whole comes to £7,000.", false],
  ["sums that come to something else", "In all £7,000. Members have contributed £1,400. The roof is £2,000.", false],
])("finds what somebody worked out to be left: %s", (_name, text, isTold) => expect(saysGap(text, "en")).toBe(isTold));
