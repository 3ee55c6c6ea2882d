import { describe, expect, it } from "vitest";
import { clausesOf as readClauses } from "./clausesOf.ts";

const clausesOf = (sentence: string) => readClauses(sentence).map(({ text }) => text);

describe("clausesOf", () => {
  const spoken =
    "okay so this is about the bike shed at the hospital and we have about three hundred people who finish before the first bus and they cycle or they pay a taxi so what we want is a mechanic in the old linen store its a small room that the porters lent us and the money we need is eleven thousand";

  it("cuts a text without stops where a clause begins, and leaves out what held the clauses together", () => {
    const clauses = clausesOf(spoken);
    expect(clauses[0]).toMatch(/^this is about the bike shed at the hospital/);
    expect(clauses.some((clause) => clause.startsWith("what we want is a mechanic in the old linen store"))).toBe(true);
    expect(clauses.length).toBeGreaterThanOrEqual(3);
  });

  it("cuts before a thing that something is said of, and not before one of several", () => {
    const text =
      "we teach the whole parish to ring and the bells are from the time of the king and the clappers came loose last winter so each ringer pays two pounds and the money goes into a jar for ropes and grease and the tea";
    const clauses = clausesOf(text);
    expect(clauses).toContain("the clappers came loose last winter");
    expect(clauses.join(" | ")).toContain("a jar for ropes and grease and the tea");
  });

  it("cuts no name in two", () => {
    const text =
      "we want to build two lake boats the old kind that used to be on the lough there was a man Packie Joe Flynn built them in a shed at the harbour and he died in 1983 and nobody has built one since that time";
    expect(clausesOf(text).join(" | ")).toContain("Packie Joe Flynn");
  });

  it("cuts no number in two", () => {
    const texte =
      "alors on voudrait un four pour le village parce que le dernier a fermé il y a douze ans et les gens font trente kilomètres pour du pain et le four coûte trois mille deux cents euros et la mairie donne le terrain";
    expect(clausesOf(texte).join(" | ")).toContain("trois mille deux cents euros");
    const text =
      "two of them do not drive now and the last bus is ten past six all told I make it about five and a half thousand and the men put in two pound a night and the chess club has promised three hundred so I would be asking you for four thousand five hundred and ninety five Noreen wants to do a little picture book with big print as well everything for one or for two nights";
    expect(clausesOf(text).join(" | ")).toContain("five hundred and ninety five");
  });

  it("leaves words alone that only look like fillers, and what depends on the clause before", () => {
    const text =
      "we cook for the whole street on thursdays so that people who live alone get out and the classes and the nursery that they need is in the old mill where the roof is okay for now but the stove went in march so ill that nobody dares to light it";
    const clauses = clausesOf(text);
    expect(clauses[0]).toContain("so that people who live alone get out");
    expect(clauses.join(" ")).toContain("the roof is okay for now");
    expect(clauses.join(" ")).toContain("so ill that nobody dares");
  });

  it("loses no other word", () => {
    const left = spoken.split(" ").filter((word) => !["okay", "so", "and"].includes(word));
    const kept = clausesOf(spoken).join(" ").split(" ");
    expect(kept.filter((word) => !["okay", "so", "and"].includes(word))).toEqual(left);
  });

  it.each([
    "We fix bikes and we lend them, so that people who finish at night get home, and they pay what they can.",
    "we fix bikes and we lend them",
    "医院の自転車置き場についてです",
  ])("leaves alone what has its stops, is short or in a language that it does not know: %j", (sentence) =>
    expect(clausesOf(sentence)).toEqual([sentence]),
  );

  it("tells what held a clause to the one before it, so that both can be one again", () => {
    const [first, ...others] = readClauses(spoken);
    expect(first!.goesOn).toBeUndefined();
    expect(others.every(({ goesOn }) => goesOn !== undefined)).toBe(true);
    const again = [first!.text, ...others.flatMap(({ goesOn, text }) => (goesOn ? [goesOn, text] : [text]))].join(" ");
    expect(spoken.endsWith(again)).toBe(true);
  });

  it("cuts other languages too", () => {
    const texto =
      "bueno queremos hacer un huerto en la escuela porque no hay comida fresca en el barrio y tenemos cuarenta niños que comen aquí cada día y entonces necesitamos dos mil euros para la tierra y las semillas y las mangueras de riego";
    expect(clausesOf(texto)).toContain(
      "necesitamos dos mil euros para la tierra y las semillas y las mangueras de riego",
    );
  });
});
