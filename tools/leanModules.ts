import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const lean = (name: string) => fileURLToPath(new URL(`lean/${name}.ts`, import.meta.url));

const replaced: Record<string, string> = {
  "lodash-es/clone": lean("clone"),
  "lodash-es/cloneDeep": lean("cloneDeep"),
  "lodash-es/isPlainObject": lean("isPlainObject"),
  "lodash-es/toPath": lean("toPath"),
  "hoist-non-react-statics": lean("hoistStatics"),
};

/**
 * Parts of our dependencies that the platform has by now, or that the app never calls, as a few lines: some 7 kB of what a
 * browser loads. Formik's four from lodash and its hoisting of statics, the vendor prefixes of stylis, and React Router in the
 * build that is made for production. See docs/decisions/0013-lean-modules.md.
 */
export function leanModules(appFolder: string): Plugin {
  const routerDom = createRequire(join(appFolder, "package.json")).resolve("react-router-dom/package.json");
  const router = join(realpathSync(dirname(routerDom)), "../react-router/dist/production/index.mjs");
  return {
    name: "lean-modules",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      if (source === "react-router") return router;
      if (source.endsWith("/Prefixer.js") && importer?.includes("/stylis/")) return lean("prefix");
      return importer?.includes("formik") ? replaced[source] : undefined;
    },
  };
}
