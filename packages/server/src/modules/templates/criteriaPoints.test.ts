import { expect, it } from "vitest";
import { criteriaPoints } from "./criteriaPoints.ts";

it.each([
  ["Mission (10), need (20), project (25), organization budget (20), project budget (15), capability (10).", 100],
  ["Need and evidence (60 points)\nHow well the work is planned (40 points)\n", 100],
  // The funder has more points than are listed.
  ["Need (20), project (35), timeline (5), long-range plan (5), assessment (5), evaluation (5).", undefined],
  // Weights are no points.
  ["Excellence (50%), impact (30%), quality and efficiency of the implementation (20%).", undefined],
  // One carries none.
  ["Need (60 points)\nPlan\nBudget (40 points)", undefined],
  ["Everything (100)", undefined],
  ["We look at need, at the plan (see page 100), and at people.", undefined],
  ["", undefined],
  [undefined, undefined],
])("%j: %s points", (criteria, points) => {
  expect(criteriaPoints(criteria)).toBe(points);
});
