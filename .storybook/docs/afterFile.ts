import { afterAll } from "vitest";
import { letClockGo } from "./stopClock.ts";

// Stories are undone when the next one begins, which is after its file was read: what is counted there from today would be counted
// from a day at which the story before stopped the clock.
afterAll(letClockGo);
