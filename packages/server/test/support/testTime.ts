/** Where the clocks of tests stand at the start: no test goes by the clock on the wall. */
export const testTime = new Date("2026-11-21T12:30:00Z");
