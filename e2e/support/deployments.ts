import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const built = process.env.E2E_APP_BUILD ?? resolve("packages/app/dist");

/** A copy of the built app that can be deployed anew, with the same contents under other names. */
export class Deployments {
  readonly folder = mkdtempSync(join(tmpdir(), "grantwright-app-"));
  #count = 0;

  constructor() {
    cpSync(built, this.folder, { recursive: true, filter: (path) => !/\.(?:br|gz|map)$/.test(path) });
  }

  /** Another deployment takes the place of the one before, whose scripts are all gone. */
  next(): void {
    this.#count += 1;
    const assets = join(this.folder, "assets");
    const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
    const newName = (name: string) => name.replace(/(?:\.d\d+)?\.js$/, `.d${this.#count}.js`);
    const pages = [join(this.folder, "index.html"), join(this.folder, "sw.js")];
    for (const path of [...pages, ...scripts.map((name) => join(assets, name))]) {
      let text = readFileSync(path, "utf8");
      for (const name of scripts) text = text.replaceAll(name, newName(name));
      if (path.endsWith("sw.js"))
        text = text.replace(/(["'`])[0-9a-f]{11,12}\1/, `"${String(this.#count).repeat(12)}"`);
      writeFileSync(path, text);
    }
    for (const name of scripts) renameSync(join(assets, name), join(assets, newName(name)));
  }

  /** Takes the copy away. */
  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
