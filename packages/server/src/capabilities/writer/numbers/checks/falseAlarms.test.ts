import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("figures that only look as if they contradicted each other", () => {
  it.each([
    "Geprobt wird an 20 Samstagen je fünf Stunden und in einer Woche mit 30 Stunden, zusammen also 130 Stunden.",
    "The whole comes to £35,870. After £15,000 from our savings, £20,870 remains. This is 58 % of the cost.",
  ])("are not seen in: %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  it.each([
    ["The project lasts 15 months.", "For three months we rented a small machine, of 300 kg a day."],
    ["O projeto dura 15 meses.", "Durante três meses alugamos uma máquina pequena."],
    ["Durée : 36 mois.", "Une doctorante (36 mois, comme le projet), un ingénieur pendant 18 mois."],
    ["The premiere is on 3 May 2027; nine performances follow.", "We expect 900 guests at the ten performances."],
    ["A estreia é a 3 de maio de 2027; seguem-se nove récitas.", "Contamos com 900 pessoas nas dez récitas."],
    ["Total cost £17,000, requested £13,000.", "The club puts in £4,000: £2,500 from members and £1,500 from a fair."],
  ])("are not seen in: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
