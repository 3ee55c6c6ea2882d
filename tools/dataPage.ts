// Holds a page under docs/ to the data that it is made of, for the tools that make such pages. --write makes the page anew.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";

/** A source of the repository, or nothing for a file that is not there. */
export const readSource = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, "utf8") : undefined;

/** All that the app and its parts are made of, without their stories and tests. */
export const appSource = (): string =>
  globSync("packages/{app,ui}/src/**/*.{ts,tsx}", { exclude: ["**/*.{stories,test,fixture}.*"] })
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

/** Tells what is wrong and whether the page is as its data say; the process fails where anything is. `tool` is what was called. */
export async function holdPage(page: string, text: string, problems: readonly string[], tool: string): Promise<void> {
  for (const problem of problems) console.error(problem);
  const wanted = await format(text, { ...(await resolveConfig(page)), parser: "markdown" });
  if (process.argv.includes("--write")) writeFileSync(page, wanted);
  else if (readSource(page) !== wanted) {
    console.error(`${page} is not as its data is: node tools/${tool} --write`);
    process.exitCode = 1;
  }
  if (problems.length > 0) process.exitCode = 1;
}
