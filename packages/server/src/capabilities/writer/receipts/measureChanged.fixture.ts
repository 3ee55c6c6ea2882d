import { indexSources } from "./indexSources.ts";
import { makeReceipts } from "./makeReceipts.ts";
import { projectsOf, sourcesOfProject, type RewordingsPart } from "./measureReceipts.fixture.ts";

/** Numbers from 0 to 1, the same ones every time. */
function dice(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const kinds = new Set(["number", "amount", "percent", "duration"]);

const digitsOf = /\d[\d.,  \u202f]*\d|\d/;

const mostThrows = 50;

/** A figure of the same shape: as many digits, the same noughts at its end, between half and nearly twice as much. */
function otherFigure(figure: string, roll: () => number): string | undefined {
  const [written] = digitsOf.exec(figure) ?? [];
  if (written === undefined) return undefined;
  const digits = written.replace(/\D/g, "");
  const head = digits.replace(/0+$/, "");
  if (head === "") return undefined;
  const value = Number(head);
  const least = Math.max(Math.ceil(value * 0.5), 10 ** (head.length - 1));
  const most = Math.min(Math.max(Math.floor(value * 1.8), least + 3), 10 ** head.length - 1);
  for (let tries = 0; tries < mostThrows; tries += 1) {
    const other = least + Math.floor(roll() * (most - least + 1));
    if (other === value || (head.length > 1 && other % 10 === 0)) continue;
    const all = String(other) + digits.slice(head.length);
    let at = 0;
    return figure.replace(
      written,
      written.replace(/\d/g, () => all[at++] ?? ""),
    );
  }
  return undefined;
}

/** How many of the figures of honest sentences, each changed to another one of its shape, are believed all the same. */
export function measureChanged(part: RewordingsPart): { figures: number; believed: number } {
  const roll = dice();
  let [figures, believed] = [0, 0];
  for (const project of projectsOf(part)) {
    const index = indexSources(sourcesOfProject(project));
    for (const { sentences } of project.sections) {
      const text = sentences
        .filter(({ honest }) => honest)
        .map((sentence) => sentence.text)
        .join("\n");
      for (const { start, end, kind } of makeReceipts(text, index).flatMap(({ facts }) => facts)) {
        const other = kinds.has(kind) ? otherFigure(text.slice(start, end), roll) : undefined;
        if (other === undefined) continue;
        const changed = makeReceipts(text.slice(0, start) + other + text.slice(end), index);
        const fact = changed.flatMap(({ facts }) => facts).find((each) => each.start === start);
        figures += 1;
        if (fact && fact.found !== "no") believed += 1;
      }
    }
  }
  return { figures, believed };
}
