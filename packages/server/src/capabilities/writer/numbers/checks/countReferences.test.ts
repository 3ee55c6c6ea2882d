import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("how many there are of something", () => {
  it.each([
    ["A mobile library for 14 villages on the moor.", "The van calls at the 16 villages in a fortnight."],
    ["We teach 90 teenagers to row, first in tubs and later in fours.", "The 110 teenagers come from three schools."],
    ["Stowarzyszenie prosi o 68 000 zł na zajęcia dla 120 seniorów.", "Wszystkich 150 seniorów odwiedzi lekarz."],
  ])("is named where it differs: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toContain("count");
  });

  it.each([
    ["We teach 90 teenagers to row.", "The 40 teenagers of the pilot came from one school."],
    ["We hold 24 workshops in three towns.", "The eight workshops in Leeds are for children."],
    ["", "A club of 240 members. Seven coaches have a licence.", "There are eight mentors, each for a dozen."],
    ["We teach 90 teenagers to row.", "The 50 teenagers of the first year and the 40 of the second are 90 teenagers."],
  ])("is not named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});

describe("how many people, under another name", () => {
  it.each([
    ["22 prisoners will play.", "We write the play together with the twenty-six participants."],
    [
      "Il laboratorio di teatro nel carcere è per 22 detenuti della seconda sezione.",
      "Chiediamo ai ventisei partecipanti una lettera.",
    ],
    ["We feed the 58 pupils whose parents have signed up.", "The seventy little ones on the list eat toast."],
    ["Wir begleiten 40 Jugendliche.", "Die 48 Teilnehmenden treffen sich jede Woche."],
    ["Acompañamos a 40 jóvenes.", "Los 48 participantes se reúnen cada semana."],
  ])("is named where it differs: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["count"]);
  });

  it.each([
    ["22 prisoners will play.", "We write the play together with the twenty-two participants."],
    ["22 prisoners and 26 pupils will play.", "The twenty-six participants from outside meet first."],
    ["22 prisoners will play.", "18 men and eight women applied. The twenty-six people were asked to sing."],
    ["22 prisoners will play.", "The twenty-six participants of last year wrote to us."],
    ["22 workshops are planned.", "The twenty-six participants meet on Mondays."],
  ])("is not named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});

describe("both of three", () => {
  it.each([
    ["A garden for three schools.", "In both schools the caretaker has the key."],
    ["Ein Garten für drei Schulen.", "In beiden Schulen hat der Hausmeister den Schlüssel."],
    ["Un jardin pour trois écoles.", "Dans les deux écoles, le concierge a la clé."],
    ["Un huerto para tres escuelas.", "En ambas escuelas, el conserje tiene la llave."],
  ])("is named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["count"]);
  });

  it.each([
    ["A garden for three schools.", "Two schools have a gate. In both schools the caretaker has the key."],
    ["A garden for three schools.", "Kirby and Selby are larger; in both schools the other classes help."],
    ["A garden for two schools.", "In both schools the caretaker has the key."],
    ["A garden for three schools.", "Both boys and girls dig."],
  ])("is not seen in: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
