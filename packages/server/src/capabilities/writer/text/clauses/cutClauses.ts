import { foldWord } from "@grantwright/domain/facts";
import { readModel, type LinearModel, type StoredModel } from "../../trained/linearModel.ts";
import { clauseSlots, runningWords } from "./clauseSlots.ts";
import stored from "./clausesModel.json" with { type: "json" };

const shipped = readModel(stored satisfies StoredModel);

/** A clause has so many words at least; no more are looked back at. */
const least = 3;
const most = 60;

/** More words are cut part by part, so that a text of any length takes time in proportion to it. */
const part = 400;

/** Words with which no clause ends: articles, prepositions, what joins. */
const open = new Set(
  (
    "the a an of to in for with and or but because if when that which who whose our your their my his its at by from as than into per is are was were be been we i they he she there so " +
    "el la los las un una de del a al en para por con y o pero porque si cuando que nuestro nuestra su sus mi es son fue " +
    "le les du des au aux dans pour par avec et ou mais parce quand qui notre nos votre leur leurs mon ma est sont je nous ils " +
    "o os as um uma do da dos das ao no na nos nas com e mas quando nosso nossa seu sua " +
    "il lo gli di della dei nel nella per con e ma perche quando che nostro nostra suo sua sono " +
    "der die das den dem des ein eine einen einem einer von zu zum zur im am mit fur und oder aber weil wenn dass ob unser unsere ihr ihre wir ich sie ist sind war " +
    "het een van te voor met en of maar omdat als dat die onze hun wij ik zijn " +
    "w z na do od dla przez i oraz albo ale bo jesli ze nasz nasze jest sa " +
    "och att i pa av for med men om som var vi jag ar en ett " +
    "і та у в з на до для але бо якщо що наш наша ми я є"
  )
    .split(" ")
    .map(foldWord),
);

const logistic = (odds: number): number => -Math.log1p(Math.exp(-odds));

/** The likeliest cuts of some words: where clauses end, and where they go on, each for the length that the clause has there. */
function cutsOf(words: ReturnType<typeof runningWords>, odds: LinearModel): number[] {
  const best = words.map(() => ({ score: -Infinity, from: 0 }));
  best[0] = { score: 0, from: -1 };
  let end = { score: -Infinity, from: 0 };
  for (let from = 0; from < words.length; from += 1) {
    let reached = best[from]!.score;
    if (reached === -Infinity) continue;
    const last = Math.min(words.length, from + most);
    for (let at = from + 1; at < last; at += 1) {
      const here = odds(clauseSlots(words, at, at - from));
      const score = reached + logistic(here);
      if (at - from >= least && !open.has(words[at - 1]!.key) && score > best[at]!.score) best[at] = { score, from };
      reached += logistic(-here);
    }
    if (last === words.length && reached > end.score) end = { score: reached, from };
  }
  const cuts: number[] = [];
  for (let at = end.from; at > 0; at = best[at]!.from) cuts.unshift(at);
  return cuts;
}

/** The clauses of words that run on without punctuation, as dictation does. Nothing is changed or left out but white space. */
export function cutClauses(text: string, odds: LinearModel = shipped): string[] {
  const words = runningWords(text);
  const clauses: string[] = [];
  for (let from = 0; from < words.length; from += part) {
    const some = words.slice(from, from + part);
    const cuts = [0, ...cutsOf(some, odds), some.length];
    for (let at = 0; at + 1 < cuts.length; at += 1)
      clauses.push(
        some
          .slice(cuts[at], cuts[at + 1])
          .map((word) => word.text)
          .join(" "),
      );
  }
  return clauses;
}
