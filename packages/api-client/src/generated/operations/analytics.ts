// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `analytics`. */
export const analytics = {
  recordEvent: { method: "POST", path: "/p/be", isFixed: true, needsBody: true, takesBytes: true },
} as const;
