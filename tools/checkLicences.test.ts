import { expect, it } from "vitest";
import { isAllowed } from "./checkLicences.ts";

it("lets a licence pass that asks for a notice, one of those at choice, and all of those at once", () => {
  for (const fine of ["MIT", "(MIT OR GPL-3.0-or-later)", "(MPL-2.0 OR Apache-2.0)", "MIT AND OFL-1.1"])
    expect(isAllowed(fine)).toBe(true);
  for (const wrong of ["GPL-3.0-only", "none", "(MIT AND GPL-3.0-only)", "SSPL-1.0 OR BUSL-1.1", ""])
    expect(isAllowed(wrong)).toBe(false);
});
