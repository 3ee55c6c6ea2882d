// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `me`. */
export const me = {
  getMe: { method: "GET", path: "/a/me", needsSession: true },
  updateMe: { method: "POST", path: "/a/me", needsSession: true, needsBody: true },
  getProfile: { method: "GET", path: "/a/me/profile", needsSession: true },
  getNotifications: { method: "GET", path: "/a/me/notifications", needsSession: true },
  updateNotifications: { method: "PATCH", path: "/a/me/notifications", needsSession: true, needsBody: true },
  listSessions: { method: "GET", path: "/a/me/sessions", needsSession: true },
  endOtherSessions: { method: "DELETE", path: "/a/me/sessions", needsSession: true },
  endSession: { method: "DELETE", path: "/a/me/sessions/{id}", needsSession: true },
  setPassword: { method: "POST", path: "/a/me/password", needsSession: true, needsBody: true },
  exportMyData: { method: "GET", path: "/a/me/export", needsSession: true, answersBytes: true },
  getDeletionNotice: { method: "GET", path: "/a/me/deletion", needsSession: true },
  deleteMe: { method: "POST", path: "/a/me/deletion", needsSession: true, needsBody: true },
  openUnsubscribe: { method: "GET", path: "/p/unsubscribe", isFixed: true },
  unsubscribe: { method: "POST", path: "/p/unsubscribe", isFixed: true, takesBytes: true },
} as const;
