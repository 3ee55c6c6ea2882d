// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `providers`. */
export const providers = {
  startProviderSignIn: { method: "POST", path: "/p/auth/providers/start", needsBody: true },
  finishProviderSignIn: { method: "GET", path: "/p/auth/providers/{providerId}/callback", isFixed: true },
} as const;
