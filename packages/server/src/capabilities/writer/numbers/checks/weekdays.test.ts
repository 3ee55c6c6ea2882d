import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("a day of the week that does not go with a date", () => {
  it.each([
    "We meet on Sunday, 12 June 2027.",
    "We meet on 12 June 2027 (a Sunday) and again in the autumn.",
    "Das Konzert ist am Sonntag, 12. Juni 2027.",
    "El taller es el domingo 12 de junio de 2027.",
    "They dedicate the bells on 12 June 2027. On the Sunday of the dedication there will be a lunch.",
    "The manager gave us the last Friday in June. The curtain goes up on 18 June 2027.",
    "It goes over twelve Wednesday evenings. The first is on 3 March 2027, the last on 28 April.",
  ])("is named: %s", (text) => {
    expect(kindsIn(text)).toHaveLength(1);
  });

  it.each([
    "We meet on Saturday, 12 June 2027.",
    "We meet on Saturday 12 June, and in the spring of 2027.",
    "We meet on Saturdays, from 13 June 2027 on.",
    "Das Konzert ist am Samstag, 12. Juni 2027.",
    "They dedicate the bells on 12 June 2027. On the Sunday after there will be a lunch.",
    "The manager gave us the last Friday in June. The curtain goes up on 25 June 2027.",
    "It goes over nine Wednesday evenings. The first is on 3 March 2027, the last on 28 April.",
    "It goes over eight Wednesday evenings. The first is on 3 March 2027, the last on 28 April.",
  ])("is not seen in: %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});
