import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("shares of which everybody has one", () => {
  it.each([
    "55 % use a phone, 25 % a computer, 10 % both and 18 % neither. Each of them gave one answer.",
    "Half, 48 per cent, are in work. Pensioners are 17 per cent. On benefits are 29 per cent, and 13 per cent have nothing. Nobody appears twice.",
    "El 55 % usa el móvil, el 25 % un ordenador, el 10 % ambas cosas y el 18 % nada. Cada una dio una respuesta.",
    "55 % nehmen das Telefon. 25 % den Rechner. 28 % nichts davon. Jede hat nur eine Antwort gegeben.",
  ])("are named where they come to more than all: %s", (text) => {
    expect(kindsIn(text)).toEqual(["percentages"]);
  });

  it.each([
    "55 % use a phone, 25 % a computer, 10 % both and 10 % neither. Each of them gave one answer.",
    "55 % use a phone. 25 % have a computer. 28 % have a bicycle. They could give several answers.",
    "In 2024 55 % had a phone. 25 % had a computer, 28 % in 2025. Each of them gave one answer.",
  ])("are not in: %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});
