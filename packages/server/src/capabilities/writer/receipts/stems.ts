import { foldWord } from "@grantwright/domain/facts";

const small = new Set(
  (
    "the of and to in a an is are was were be been being we our us for that will with on by from this these those it its as at have has had who not or their they them you your which each all than after there more into also can may would should could " +
    "el la los las de del y en que para con por una un se es al lo su sus como más mas no son le les des du et pour avec par est au aux dans nous notre nos sur qui ce cette sont plus ont ne pas " +
    "o os as do da dos das e em com uma ao na nos nas mais são sao il gli di della dei delle che per si alla nel nella su da dal più non ha anche " +
    "der die das und ist den von zu mit für fur auf ein eine einen nicht wir unser unsere werden im dem des sich auch als an es bei oder sind wird hat haben " +
    "het een van op te dat voor met zijn wij we ons onze niet aan er om ook als door bij of naar worden wordt heeft hebben die " +
    "i w z do się jest że ze to przez dla są oraz od po o jak za ale"
  )
    .split(" ")
    .map(foldWord),
);
/** Words that any proposal has, whatever its project: a sentence of these alone claims nothing. */
const general = new Set(
  (
    "project projects program programme section sections describe describes described following below above plan plans planned work works activity activities organise organised organized organization organisation " +
    "proposal application grant fund funding funder applicant applicants team budget cost costs timeline need needs goal goals aim aims objective objectives outcome outcomes result results " +
    "set sets out explain explains show shows give gives detail details here part parts turn turns next first second last finally together then later page pages table list lists given summary overview purpose " +
    "how what why when where who support request requested ask asks asked seek seeks provide provides provided these this such as well both several various step steps order paragraph paragraphs line lines item items figure figures audience explain explained tell tells learn whom way ways try tried year unless otherwise stated stand additional question questions available simple build builds cost followed every whole main important make makes made take takes taken carry carried done use used using new " +
    "proyecto sección continuación detalla detallan describe describen actividades actividad ordenan objetivo objetivos costos costes aportaciones presupuesto siguiente siguientes resumen calendario plan " +
    "projet section suivant suivante suivants décrit décrivent activités activité objectif objectifs coûts coût budget calendrier résumé présente présentent détail " +
    "projeto secção seção seguinte descreve descrevem atividades objetivo objetivos custos custo orçamento calendário resumo esclarecimento adicional dispor ficamos qualquer " +
    "projekt abschnitt folgende folgenden folgt beschreibt beschreiben tätigkeiten ziele ziel kosten haushalt zeitplan überblick einzelnen dargestellt " +
    "progetto sezione seguente descrive attività obiettivi costi bilancio calendario projekt rozdział następujące opis opisuje działania cele koszty budżet harmonogram"
  ).split(" "),
);

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const pattern = /[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\p{N}+(?:[.,]\p{N}+)*/gu;

/** Articles and pronouns that French and Italian write onto the next word: "d'Europe", "dell’acqua". */
const elided = /^(?:[ldjnscmt]|qu|jusqu|lorsqu|puisqu|dell|nell|all|sull|dall|quell|un)['’](?=\p{L}{2})/iu;

/** The words of a text, folded. In scripts without spaces, every two neighbouring signs count as one. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [match] of text.matchAll(pattern)) {
    if (!unspaced.test(match)) {
      words.push(foldWord(match.replace(elided, "")));
      continue;
    }
    const signs = [...match];
    if (signs.length === 1) words.push(match);
    for (let at = 0; at + 1 < signs.length; at += 1) words.push(signs[at]! + signs[at + 1]!);
  }
  return words;
}

const endings = /(?:'s|’s|ations?|ingly|edly|ments?|nesses|ness|ities|ity|ings?|ives?|ied|ies|ers?|est|ed|es|ly|s)$/;

/** A word without its ending, so that "gardens", "gardening" and "gardeners" meet. Coarse: it only ever compares. */
export function stemOf(word: string): string {
  if (unspaced.test(word) || word.length < 5) return word.length > 3 ? word.replace(/s$/, "") : word;
  const stem = /^[a-z']+$/.test(word) ? word.replace(endings, "") : word;
  return (stem.length >= 3 ? stem : word).slice(0, 6);
}

/** The stems of the content words of a text: without numbers and small words. */
export function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  for (const word of wordsOf(text)) {
    const isContent = (word.length > 2 || unspaced.test(word)) && !small.has(word) && !/^\p{N}/u.test(word);
    if (isContent) stems.add(stemOf(word));
  }
  return stems;
}

const generalStems = new Set([...general].map(stemOf));

/** Whether stems are of words that any proposal has. */
export const areGeneral = (stems: Set<string>): boolean => [...stems].every((stem) => generalStems.has(stem));
