import type { ApiError, Schemas } from "@grantwright/api-client";

/** Who is here. */
export type Session =
  /** `isUnreachable`: the server was asked and did not answer. */
  | { status: "loading"; user?: undefined; isUnreachable: boolean }
  | { status: "signedOut"; user?: undefined }
  /** Signed in, and no member of the team that the address names. */
  | { status: "notMember"; user?: undefined }
  /**
   * `isLost`: the session ended while the person was working; what is on the screen stays. `shutAt`: when the team's account was
   * shut to them meanwhile, or to another person who has signed in since; 0 while it is open.
   */
  | { status: "signedIn"; user: Schemas["User"]; isLost: boolean; shutAt: number };

/** What is known from asking who is signed in. */
export interface Asked {
  data: Schemas["User"] | undefined;
  isError: boolean;
  /** The status of a refusal; undefined where there was no answer, or a good one. */
  refusal: ApiError["status"] | undefined;
  errorUpdatedAt: number;
}

/** Who is here, from `GET /a/me`. A server that cannot be reached counts as loading until it answers. */
export function sessionOf({ data, isError, refusal, errorUpdatedAt }: Asked): Session {
  const isShut = refusal === 403;
  const isRefused = refusal === 401;
  if (data) return { status: "signedIn", user: data, isLost: isRefused, shutAt: isShut ? errorUpdatedAt : 0 };
  if (isShut) return { status: "notMember" };
  return isRefused ? { status: "signedOut" } : { status: "loading", isUnreachable: isError };
}

/** The session in one word. */
export type Standing = "loading" | "unreachable" | "signedOut" | "notMember" | "signedIn" | "lost" | "shut";

/** The session in one word. */
export function standingOf(session: Session): Standing {
  if (session.status === "loading") return session.isUnreachable ? "unreachable" : "loading";
  if (session.status !== "signedIn") return session.status;
  if (session.isLost) return "lost";
  return session.shutAt ? "shut" : "signedIn";
}

/** What the page does about the session. */
export interface SessionState {
  standing: Standing;
  /** Who was here last. */
  userId: string | undefined;
  /** How often another person took the place of the one who was here. */
  turns: number;
  /** Whether it was ever known who is here. Until then the page may say that the server cannot be reached. */
  arrival: "waiting" | "unreachable" | "arrived";
  /** The sign-in dialog was asked for, or a call was refused. */
  isPrompted: boolean;
  /** How often the dialog was closed by somebody who did not sign in, and does not wait for a link either. */
  declined: number;
  /** A token that stood in the address, until the dialog about it is closed. */
  token: string | undefined;
  /** Until when a call that is refused with 401 may be one that was sent before somebody signed in, as `performance.now()`. */
  graceUntil: number;
}

/** What happens to a session. `at` is `performance.now()`. */
export type SessionEvent =
  /** It was found out who is here. */
  | { type: "found"; session: Session; at: number }
  /** A call was refused. */
  | { type: "refused"; status: number; at: number }
  /** Something that needs a session was pressed. */
  | { type: "prompted" }
  /** Another tab says that somebody came or went. */
  | { type: "heard"; at: number }
  /** What another tab said was looked into: the account is open, or it is not. */
  | { type: "checked"; isOpen: boolean; at: number }
  /** The dialog was closed, with somebody signed in or not. `isUnderWay`: the sign-in goes on elsewhere. */
  | { type: "closed"; isSignedIn: boolean; isUnderWay: boolean; at: number };

/** For how long after a sign-in a refused call may still be one that was sent before it, in milliseconds. */
export const stragglers = 5_000;

/** The state of a page that has just been opened. */
export const initialSession = (token: string | undefined): SessionState => ({
  standing: "loading",
  userId: undefined,
  turns: 0,
  arrival: "waiting",
  isPrompted: false,
  declined: 0,
  token,
  graceUntil: 0,
});

function arrivalOf(arrival: SessionState["arrival"], standing: Standing): SessionState["arrival"] {
  if (standing === "unreachable") return arrival === "arrived" ? arrival : standing;
  // Who asks anew has no answer at first: what is said stays until there is one.
  return standing === "loading" ? arrival : "arrived";
}

function found(state: SessionState, { session, at }: SessionEvent & { type: "found" }): SessionState {
  const standing = standingOf(session);
  const userId = session.user?.id ?? state.userId;
  const isOther = state.userId !== undefined && userId !== state.userId;
  const isNewlyLost = standing === "lost" && state.standing !== "lost";
  return {
    ...state,
    standing,
    userId,
    turns: state.turns + (isOther ? 1 : 0),
    arrival: arrivalOf(state.arrival, standing),
    isPrompted: isNewlyLost || (state.isPrompted && !isOther),
    graceUntil: isOther ? at + stragglers : state.graceUntil,
  };
}

/**
 * The policy of the session: any refused data call (401, 403) and a session that is lost open the sign-in dialog over the screen,
 * which stays as it is; it closes when somebody is here again, in this tab or another one.
 */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case "found":
      return found(state, event);
    case "refused":
      return event.status === 401 && event.at < state.graceUntil ? state : { ...state, isPrompted: true };
    case "prompted":
      return { ...state, isPrompted: true };
    case "heard":
      return { ...state, graceUntil: event.at + stragglers };
    case "checked":
      return event.isOpen
        ? { ...state, isPrompted: false, graceUntil: event.at + stragglers }
        : { ...state, graceUntil: 0 };
    case "closed":
      return {
        ...state,
        token: undefined,
        isPrompted: false,
        declined: state.declined + (event.isSignedIn || event.isUnderWay ? 0 : 1),
        graceUntil: event.isSignedIn ? event.at + stragglers : 0,
      };
  }
}
