import { until, type Scene } from "./harness/scene.ts";
import { commonText, figuresIn, type Writer } from "./harness/writer.ts";

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

/** What several people wrote, and where everything of it is found now. */
interface Found {
  /** Sentences that are neither in the text nor beside it. */
  lost: string[];
  /** Sentences of which the text has more than one. */
  doubled: string[];
  /** Figures that nobody wrote so. */
  mixed: string[];
  /** Writers who see another text than the server has, and are not asked to choose. */
  apart: string[];
}

async function look({ place }: Scene, writers: readonly Writer[]): Promise<Found> {
  const [onServer = ""] = await place.onServer();
  const pages = await Promise.all(writers.map(async (writer) => ({ writer, texts: await writer.texts() })));
  const all = [onServer, ...pages.flatMap(({ texts }) => texts)].map(squeeze);
  const brought = writers.flatMap((writer) => writer.brought);
  const begun = [...figuresIn(commonText)].map(([at, figures]) => `${at}:${figures}`);
  const written = new Set([...begun, ...writers.flatMap(({ figures }) => figures)]);
  const shown = new Set(all.flatMap((text) => [...figuresIn(text)].map(([at, figures]) => `${at}:${figures}`)));
  const apart: string[] = [];
  for (const { writer } of pages)
    if ((await writer.field.inputValue()) !== onServer && !(await writer.isAsked())) apart.push(writer.name);
  return {
    lost: brought.filter((sentence) => !all.some((text) => text.includes(squeeze(sentence)))),
    doubled: brought.filter((sentence) => onServer.split(sentence).length > 2),
    mixed: [...shown].filter((each) => !written.has(each)),
    apart,
  };
}

/**
 * The promise to several people who write in one text, once nothing is wrong any more: what each of them wrote is in the text or shown
 * beside it as another version, once; the figures of a sentence are as somebody left them; and who is not asked to choose sees
 * what the server has. Waits for what is still on its way.
 */
export async function keepsPromise(scene: Scene, writers: readonly Writer[]): Promise<void> {
  let found: Found | undefined;
  await until(async () => {
    found = await look(scene, writers);
    return Object.values(found).every((problems) => problems.length === 0);
  }, 30_000);
  const { lost, doubled, mixed, apart } = found!;
  scene.lost.push(...lost);
  for (const each of lost) scene.problems.push(`lost: ${JSON.stringify(each)}`);
  for (const each of doubled) scene.problems.push(`there twice: ${JSON.stringify(each)}`);
  for (const each of mixed) scene.problems.push(`figures that nobody wrote so: ${each}`);
  for (const each of apart) scene.problems.push(`${each} sees another text than the server has, and is not asked`);
}
