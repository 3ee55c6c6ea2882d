import { describe, expect, it } from "vitest";
import { creditCount } from "./useSession.ts";

describe("the credits of a person", () => {
  it.each([
    [0, {}, 0],
    [4, {}, 4],
    [0, { welcome: 3 }, 3],
    [4, { welcome: 3, referral: 2 }, 9],
  ])(
    "are the bought ones (%i) and all free ones (%j) together: %i [1.2-credits-sum]",
    (proposals, freeCredits, sum) => {
      expect(creditCount({ credits: { proposals }, freeCredits })).toBe(sum);
    },
  );
});
