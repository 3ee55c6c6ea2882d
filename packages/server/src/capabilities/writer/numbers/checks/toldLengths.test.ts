import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("a length of the whole that its first and last day do not make", () => {
  it.each([
    [
      "We build two boats over eighteen months.",
      "Work starts on 11 January 2027. The whole business is finished by 31 March 2028.",
    ],
    ["We make it ready in a year and a half.", "Everything starts on 1 March 2027 and is over on 31 May 2028."],
    ["Die Arbeit dauert zwanzig Monate.", "Es geht am 1. März 2027 los. Alles ist am 30. April 2028 fertig."],
    [
      "Un taller de cinco meses.",
      "El taller arranca el 1 de febrero de 2027 y termina el 31 de agosto con una fiesta.",
    ],
  ])("is named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["duration"]);
  });

  it.each([
    [
      "We build two boats over fifteen months.",
      "Work starts on 11 January 2027. The whole business is finished by 31 March 2028.",
    ],
    [
      "We build two boats over about eighteen months.",
      "Work starts on 11 January 2027. All of it is finished by 31 March 2028.",
    ],
    ["Our first boat took us eighteen months.", "Work starts on 11 January 2027 and is finished by 31 March 2028."],
    [
      "We build two boats over eighteen months.",
      "The course starts on 11 January 2027 and is finished by 31 March 2028.",
    ],
    [
      "It takes eighteen months.",
      "Work starts on 1 May 2027 and is finished on 31 July 2028. The report follows by 31 October 2028.",
    ],
    [
      "It takes eighteen months.",
      "Work starts on 1 May 2027 and is finished on 30 April 2028, then we need six months for the report.",
    ],
    ["Die Arbeit dauert zwanzig Monate.", "Der Kurs geht am 1. März 2027 los und ist am 30. April 2028 zu Ende."],
  ])("is not seen in: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
