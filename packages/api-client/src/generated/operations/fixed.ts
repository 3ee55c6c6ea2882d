// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `fixed`. */
export const fixed = {
  putUpload: { method: "PUT", path: "/u/{uploadToken}", isFixed: true, needsBody: true, takesBytes: true },
} as const;
