import { defineConfig, type Options } from "tsup";
import { readCues } from "./src/capabilities/writer/cues/readCues.ts";
import { readWords } from "./src/capabilities/writer/placement/words/readWords.ts";
import { readNumberSigns } from "./src/capabilities/writer/numbers/signs/readSigns.ts";
import { readRequirementWords } from "./src/capabilities/writer/requirements/words/readRequirementWords.ts";
import { readSigns } from "./src/capabilities/writer/setAside/signs.ts";
import { readAsks } from "./src/capabilities/writer/offline/asks/readAsks.ts";
import { readPhrases } from "./src/capabilities/writer/edits/plain/readPhrases.ts";
import { readSpoken } from "./src/capabilities/writer/text/spoken/readSpoken.ts";
import { readNameWords } from "./src/capabilities/writer/receipts/names/readNameWords.ts";
import { readRunIn } from "./src/capabilities/writer/text/runIn/readRunIn.ts";
import { cuesFolder, libraryFolder } from "./src/kernel/package/packageRoot.ts";
import { readCallWords } from "./src/modules/templates/call/words/readCallWords.ts";
import { readFacts, readLibrary } from "./src/modules/templates/seed/readLibrary.ts";
import { staleFacts } from "./src/modules/templates/seed/staleFacts.ts";

/** Puts data into the bundle as it was read and checked now: reading it at each start would take a tenth of a second. */
const shipped = (name: string, file: RegExp, read: () => unknown): NonNullable<Options["esbuildPlugins"]>[number] => ({
  name,
  setup({ onLoad }) {
    onLoad({ filter: file }, () => ({ contents: `export const ${name} = ${JSON.stringify(read())};` }));
  },
});

const stale = staleFacts(readFacts(libraryFolder), new Date());
if (stale.length > 0)
  console.warn(`library/facts.yaml: over six months ago, and so to be read again:\n  ${stale.join("\n  ")}`);

export default defineConfig({
  entry: {
    main: "src/main.ts",
    grantwright: "src/grantwright.ts",
    extractChild: "src/capabilities/files/extract/extractChild.ts",
    exportChild: "src/capabilities/files/export/exportChild.ts",
    apartWorker: "src/apartWorker.ts",
  },
  format: ["esm"],
  target: "node24",
  platform: "node",
  clean: true,
  // node:sqlite exists only under its full name.
  removeNodeProtocol: false,
  sourcemap: true,
  splitting: true,
  // Our own packages are sources, which Node.js runs from a workspace alone; the others, loaded module by module, cost five times the
  // memory that their bundled parts do.
  noExternal: [/^@grantwright\//, /^drizzle-orm/, /^pg($|-)/],
  external: ["pg-native", "@electric-sql/pglite", "@node-rs/argon2", "pg-boss"],
  esbuildPlugins: [
    shipped("shippedLibrary", /templates\/seed\/shippedLibrary\.ts$/, () => readLibrary(libraryFolder)),
    shipped("shippedCues", /writer\/cues\/shippedCues\.ts$/, () => readCues(cuesFolder)),
    shipped("shippedWords", /placement\/words\/shippedWords\.ts$/, () => readWords(cuesFolder)),
    shipped("shippedNameWords", /receipts\/names\/shippedNameWords\.ts$/, () => readNameWords(cuesFolder)),
    shipped("shippedAsks", /offline\/asks\/shippedAsks\.ts$/, () => readAsks(cuesFolder)),
    shipped("shippedRunIn", /text\/runIn\/shippedRunIn\.ts$/, () => readRunIn(cuesFolder)),
    shipped("shippedSpoken", /text\/spoken\/shippedSpoken\.ts$/, () => readSpoken(cuesFolder)),
    shipped("shippedPhrases", /edits\/plain\/shippedPhrases\.ts$/, () => readPhrases(cuesFolder)),
    shipped("shippedRequirementWords", /requirements\/words\/shippedRequirementWords\.ts$/, () =>
      readRequirementWords(cuesFolder),
    ),
    shipped("shippedSigns", /writer\/setAside\/shippedSigns\.ts$/, () => readSigns(cuesFolder)),
    shipped("shippedCallWords", /templates\/call\/words\/shippedCallWords\.ts$/, () => readCallWords(cuesFolder)),
    shipped("shippedNumberSigns", /numbers\/signs\/shippedNumberSigns\.ts$/, () => readNumberSigns(cuesFolder)),
  ],
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
});
