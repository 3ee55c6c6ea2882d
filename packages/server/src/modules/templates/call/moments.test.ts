import { describe, expect, it } from "vitest";
import { readMoments } from "./moments.ts";

const open = "No time is named: taken as the end of the day. No time zone is named: taken as UTC.";

describe("readMoments", () => {
  it.each([
    ["Due March 3, 2027, 5:00 PM Eastern.", "2027-03-03T22:00:00.000Z", "In the time of New York."],
    ["The deadline is 03/04/2027.", "2027-03-04T23:59:00.000Z", `Read as month/day/year. ${open}`],
    ["Las solicitudes se reciben hasta el 03/04/2027.", "2027-04-03T23:59:00.000Z", `Read as day/month/year. ${open}`],
    ["Las solicitudes se reciben hasta el 3 de marzo de 2027.", "2027-03-03T23:59:00.000Z", open],
    ["Anträge sind bis zum 15. Februar 2027 einzureichen.", "2027-02-15T23:59:00.000Z", open],
    ["締切は2027年4月1日です。", "2027-04-01T23:59:00.000Z", open],
    ["by 2027-02-29 or 28.02.2027, 17:00 Brussels time", "2027-02-28T16:00:00.000Z", "In the time of Brussels."],
  ])("reads %j", (text, iso, note) => {
    expect(readMoments(text)).toMatchObject([{ iso, note }]);
  });

  const counted = "Worked out from the calendar.";
  const working = "Worked out from the calendar, without public holidays.";

  it.each([
    ["The form must be with us by noon on the first Monday in March 2027.", "2027-03-01T12:00", counted],
    ["Please send it by mid-day on the 2nd Friday of May 2027.", "2027-05-14T12:00", counted],
    ["We close on the last working day of January 2027.", "2027-01-29T23:59", working],
    ["Everything has to be with us by the last day of March 2027.", "2027-03-31T23:59", counted],
    ["Der Antrag muss am ersten Montag im März 2027 bis zwölf Uhr mittags bei uns sein.", "2027-03-01T12:00", counted],
    ["Die Frist für den Antrag endet am letzten Werktag des Monats Januar 2027.", "2027-01-29T23:59", working],
    ["Les dossiers sont reçus jusqu’au deuxième vendredi d’avril 2027 à 17 h.", "2027-04-09T17:00", counted],
    ["Le dossier est à déposer avant le dernier jour ouvré du mois de mars 2027.", "2027-03-31T23:59", working],
    [
      "Las solicitudes se reciben hasta el primer lunes de marzo de 2027 a las 5 de la tarde.",
      "2027-03-01T17:00",
      counted,
    ],
    ["El plazo termina el último día hábil de enero de 2027.", "2027-01-29T23:59", working],
    ["As candidaturas fecham na terceira segunda-feira de maio de 2027.", "2027-05-17T23:59", counted],
    ["Il termine per le domande è l’ultimo venerdì di aprile 2027 alle ore 12.", "2027-04-30T12:00", counted],
    ["De aanvraag moet op de eerste maandag van maart 2027 om 17 uur binnen zijn.", "2027-03-01T17:00", counted],
    ["Wnioski przyjmujemy do pierwszego poniedziałku marca 2027 roku.", "2027-03-01T23:59", counted],
    ["Wnioski można składać do ostatniego dnia roboczego stycznia 2027 r.", "2027-01-29T23:59", working],
    ["Ansökan ska vara hos oss senast den sista fredagen i maj 2027 klockan 15.", "2027-05-28T15:00", counted],
    ["تُقبل الطلبات حتى أول يوم اثنين من شهر مارس 2027.", "2027-03-01T23:59", counted],
    ["تُقبل الطلبات حتى يوم الخميس الأخير من أبريل 2027.", "2027-04-29T23:59", counted],
  ])("works out %j", (text, moment, note) => {
    const [found, ...others] = readMoments(text);
    expect(found?.iso.slice(0, 16)).toBe(moment);
    expect(found?.note).toContain(note);
    expect(others).toEqual([]);
  });

  it.each([
    "The fifth Friday in February 2027 is no day.",
    "The first week of March 2027.",
    "A Monday in March 2027.",
    "The first Monday in March.",
  ])("finds no day in %j", (text) => {
    expect(readMoments(text)).toEqual([]);
  });

  it("tells day and month apart by the day of the week beside them", () => {
    expect(readMoments("Closes on Saturday 03/04/2027.")).toMatchObject([
      { iso: "2027-04-03T23:59:00.000Z", note: open },
    ]);
  });

  it("says where the day of the week does not agree", () => {
    expect(readMoments("Closes on Monday, 3 March 2027.")).toMatchObject([
      { note: `The day of the week does not agree with the date. ${open}` },
    ]);
  });

  it("takes the only year of the call in which the day of the week agrees", () => {
    const text = "Send it by 6 pm on Friday 28 May.";
    expect(readMoments(text, undefined, { years: [2026, 2027] })).toMatchObject([{ iso: "2027-05-28T18:00:00.000Z" }]);
    expect(readMoments(text, undefined, { years: [2025, 2026] })).toEqual([]);
    expect(readMoments(text, undefined, { years: [2021, 2027] })).toEqual([]);
  });

  it.each([
    ["bis 3. März 2027, 6 Uhr abends", "2027-03-03T18:00"],
    ["antes del 3 de marzo de 2027, a las 14 horas", "2027-03-03T14:00"],
    ["by five o'clock in the afternoon on 3 March 2027", "2027-03-03T17:00"],
    ["by close of business (17:00) on 3 March 2027", "2027-03-03T17:00"],
    ["voor 3 maart 2027 om 5 uur ’s middags", "2027-03-03T17:00"],
  ])("reads the hour of %j", (text, moment) => {
    expect(readMoments(text)[0]?.iso.slice(0, 16)).toBe(moment);
  });

  it("guesses no year", () => {
    expect(readMoments("Applications close on 3 March, at noon.")).toEqual([]);
  });
});
