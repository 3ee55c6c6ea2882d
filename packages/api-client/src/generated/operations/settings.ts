// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `settings`. */
export const settings = {
  getSettings: { method: "GET", path: "/p/settings" },
} as const;
