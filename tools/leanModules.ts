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
  "tiny-case": lean("tinyCase"),
  toposort: lean("toposort"),
  "hoist-non-react-statics": lean("hoistStatics"),
};

/** Functions that do nothing for an app without a data router and without infinite lists, and what they answer instead. */
const emptied: Record<string, string> = {
  usePrefetchBehavior: "[false, null, {}]",
  PrefetchPageLinks: "null",
  infiniteQueryBehavior: "{}",
  createStandardPath: "[]",
  createStandardIssues: "[]",
  issuesFromValidationError: "[]",
};

/** Methods of yup that no schema of ours calls. */
const uncalled = (
  "email url uuid datetime matches lowercase uppercase ensure pick omit from json noUnknown exact stripUnknown deepPartial " +
  "partial camelCase snakeCase constantCase transformKeys describe isValid isValidSync concat meta"
).replaceAll(" ", "|");

const ofYup = /__isYupSchema__/;
const uncalledMethod = new RegExp(`^  (${uncalled})\\([^\\n]*\\) \\{\\n[^]*?^  \\}$`, "gm");

const emptiedFunction = new RegExp(`^(export )?function (${Object.keys(emptied).join("|")})\\([^]*?^}$`, "gm");

/** Yup without the methods that are not called, and with kinds of schemas that nothing uses free to go. */
const withoutUncalled = (yup: string): string =>
  yup
    .replace(/^create\$\d+\.prototype = .*;$|^DateSchema\.INVALID_DATE = .*;$/gm, "")
    .replace(/= (Object\.assign\(Object\.create\(null\), \{|new RegExp\(`\$\{yearMonthDay)/g, "= /* @__PURE__ */ $1")
    .replace(uncalledMethod, "");

/**
 * The same module, lean: without names for development tools and with components marked as pure, so that those which nothing
 * uses go, and with the functions above emptied.
 */
export const leanModule = (code: string): string =>
  (ofYup.test(code) ? withoutUncalled(code) : code)
    .replace(/^\w+\.displayName = .*;$/gm, "")
    .replace(/^FieldArrayInner\.defaultProps = \{[^}]*\};$/gm, "")
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ $1")
    .replace(
      emptiedFunction,
      (_, exported = "", name: string) => `${exported}function ${name}() { return ${emptied[name]}; }`,
    );

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
    transform: {
      filter: {
        id: /\/(?:react-router\/dist\/production|formik\/dist|query-core\/build\/modern|node_modules\/yup)\/[^?]*\.m?js$/,
      },
      handler: (code) => ({ code: leanModule(code), map: null }),
    },
    resolveId(source, importer) {
      if (source === "react-router") return router;
      if (source.endsWith("/Prefixer.js") && importer?.includes("/stylis/")) return lean("prefix");
      return importer && /\/(?:formik|yup)\//.test(importer) ? replaced[source] : undefined;
    },
  };
}
