import type { Options } from "tsup";

type Plugin = NonNullable<Options["plugins"]>[number];

/** What makes a module one of the browser's: React, styles, or a package that stands on them. */
const needsBrowser = /^(?:import|export|\}).*\bfrom "(?!\.)|^import "(?!\.)/m;

/**
 * Finishes modules that are published one by one: they find each other by the names of the built files, and those that need
 * React say so with `"use client"`. Tokens, media queries, the theme script and plain functions do not, so that a server component
 * reads their values; under the directive it would get a reference in their place.
 */
export const modulesPlugin: Plugin = {
  name: "modules",
  renderChunk(code, { path }) {
    if (!path.endsWith(".js")) return undefined;
    const linked = code.replace(/((?:from|import) ?\(?"\.{1,2}\/[^"]+)\.tsx?"/g, '$1.js"');
    return { code: needsBrowser.test(linked) ? `"use client";\n${linked}` : linked };
  },
};
