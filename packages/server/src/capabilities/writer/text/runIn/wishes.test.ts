import { describe, expect, it } from "vitest";
import { isWish, wishApart } from "./wishes.ts";

describe("isWish", () => {
  it.each([
    "Keep it short, no jargon.",
    "Put that in somewhere.",
    "Never write 'vulnerable'.",
    "No names of patients please.",
    "please don't promise anything here",
    "Leave my mum in.",
    "go with whichever looks more sensible",
    "please make that clear",
    "don't say we have it yet",
    "oh and remove what I said about the crate of malt",
    "I'm not sure if I added it up right.",
    "Maak er iets netjes van.",
    "Por favor, no ponga lo de mi hermano.",
    "Gardez le mot de la fin.",
    "Si ma lettre est trop longue, coupez.",
    "Bitte nicht erwähnen, dass wir umziehen.",
    "Das bitte nicht so groß schreiben.",
    "confere pra mim por favor",
    "não sei se fiz a conta direito",
    "Non scrivere il nome di mia figlia.",
    "Nie piszcie o pszczołach.",
    "stryk det där om plåtskåpet",
    "娘にはまだ言ってないのでそこは消しといて",
    "لا تكتبوا اسم أختي من فضلكم",
  ])("hears what is asked of whoever writes, and doubts about the text: %j", (text) => expect(isWish(text)).toBe(true));

  it.each([
    "Please note that we already have the permit.",
    "Please help us to mend the roof.",
    "We never write off debts.",
    "Never use bleach on the slate.",
    "Keep the kiln hot.",
    "Keep the receipts in a box.",
    "Leave the seed in the tray for nine days.",
    "Put the posts in and hang the gate.",
    "No names are recorded.",
    "Write letters with the inmates each week.",
    "We don't know if the well will hold.",
    "Bitte beachten Sie, dass wir schon eine Zusage haben.",
    "Wir schreiben Briefe mit Häftlingen.",
    "Kein Kind bleibt allein.",
    "Nous ne mettons pas de clôture.",
    "No ponemos cercas.",
    "Não temos luz à noite.",
    "Nessuno sa se ci sarà acqua.",
    "Niet alle kinderen komen.",
    "Graag vragen wij uw steun voor het dak.",
    "Proszę o wsparcie naszej świetlicy.",
  ])("leaves what is said of the project: %j", (text) => expect(isWish(text)).toBe(false));
});

describe("wishApart", () => {
  it("cuts off the wish that a sentence ends with", () => {
    expect(wishApart("The hall is not ours yet, please don't say it is.")).toEqual([
      "The hall is not ours yet",
      "please don't say it is.",
    ]);
    expect(wishApart("Der Saal gehört uns noch nicht, bitte nicht erwähnen.")).toEqual([
      "Der Saal gehört uns noch nicht",
      "bitte nicht erwähnen.",
    ]);
  });

  it.each(["Keep it short, please don't promise anything.", "We ask all who come, please or not, to sign the book."])(
    "leaves %j whole",
    (text) => expect(wishApart(text)).toEqual([text]),
  );
});
