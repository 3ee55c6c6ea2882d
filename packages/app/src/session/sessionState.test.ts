import { sampleUser } from "@grantwright/api-client/mocks";
import { describe, expect, it } from "vitest";
import {
  initialSession,
  reduceSession,
  sessionOf,
  standingOf,
  stragglers,
  type Session,
  type SessionEvent,
  type SessionState,
  type Standing,
} from "./sessionState.ts";

const ines = { ...sampleUser, id: "66f0aa10bb20cc30dd40ee51" };
const tomas = { ...sampleUser, id: "66f0aa10bb20cc30dd40ee52" };

const sessions: Record<Standing, Session> = {
  loading: { status: "loading", isUnreachable: false },
  unreachable: { status: "loading", isUnreachable: true },
  signedOut: { status: "signedOut" },
  notMember: { status: "notMember" },
  signedIn: { status: "signedIn", user: ines, isLost: false, shutAt: 0 },
  lost: { status: "signedIn", user: ines, isLost: true, shutAt: 0 },
  shut: { status: "signedIn", user: ines, isLost: false, shutAt: 7 },
};
const standings = Object.keys(sessions) as Standing[];

/** The state of a page on which somebody was found to stand so, at first. */
const standing = (at: Standing, rest: Partial<SessionState> = {}): SessionState => ({
  ...reduceSession(initialSession(undefined), { type: "found", session: sessions[at], at: 0 }),
  isPrompted: false,
  ...rest,
});

const next = (state: SessionState, event: SessionEvent) => reduceSession(state, event);
const pairs = standings.flatMap((before) => standings.map((after) => [before, after] as const));

describe("the session", () => {
  it.each([
    ["nothing yet", { data: undefined, isError: false, refusal: undefined }, "loading"],
    ["no answer", { data: undefined, isError: true, refusal: undefined }, "unreachable"],
    ["a broken server", { data: undefined, isError: true, refusal: 500 }, "unreachable"],
    ["nobody", { data: undefined, isError: true, refusal: 401 }, "signedOut"],
    ["no member", { data: undefined, isError: true, refusal: 403 }, "notMember"],
    ["somebody", { data: ines, isError: false, refusal: undefined }, "signedIn"],
    ["somebody, and no answer since", { data: ines, isError: true, refusal: undefined }, "signedIn"],
    ["somebody, and nobody since", { data: ines, isError: true, refusal: 401 }, "lost"],
    ["somebody, and no member since", { data: ines, isError: true, refusal: 403 }, "shut"],
  ] as const)("is read from %s", (_what, asked, expected) => {
    expect(standingOf(sessionOf({ ...asked, errorUpdatedAt: 7 }))).toBe(expected);
  });

  it.each(pairs)("goes from %s to %s", (before, after) => {
    for (const isPrompted of [false, true]) {
      const state = standing(before, { isPrompted });
      const found = next(state, { type: "found", session: sessions[after], at: 100 });
      expect(found.standing).toBe(after);
      // Only a session that is lost now opens the dialog, and nothing that is found of the same person closes it.
      expect(found.isPrompted).toBe(isPrompted || (after === "lost" && before !== "lost"));
      expect(found.graceUntil).toBe(0);
      expect(found.turns).toBe(0);
      const knows = (at: Standing) => at !== "loading" && at !== "unreachable";
      const said = [before, after].includes("unreachable") ? "unreachable" : "waiting";
      expect(found.arrival).toBe(knows(before) || knows(after) ? "arrived" : said);
    }
  });

  it.each(standings)("is another person's after %s: the dialog closes, and what was sent before is forgiven", (at) => {
    const state = standing(at, { isPrompted: true, userId: tomas.id });
    const found = next(state, { type: "found", session: sessions.signedIn, at: 100 });
    expect(found).toMatchObject({ userId: ines.id, turns: 1, isPrompted: false, graceUntil: 100 + stragglers });
    const lost = next(state, { type: "found", session: sessions.lost, at: 100 });
    expect(lost.isPrompted).toBe(at !== "lost");
  });

  it.each(standings)("remembers who was here, from %s over having nobody", (at) => {
    const state = next(standing(at, { userId: ines.id }), { type: "found", session: sessions.signedOut, at: 100 });
    expect(next(state, { type: "found", session: sessions.signedIn, at: 200 }).turns).toBe(0);
  });

  const outcomes: [what: string, event: SessionEvent, prompted: boolean | "as before", grace: number | "as before"][] =
    [
      ["a call is refused with 401", { type: "refused", status: 401, at: 100 }, true, "as before"],
      ["a call is refused with 403", { type: "refused", status: 403, at: 100 }, true, "as before"],
      ["something needs a session", { type: "prompted" }, true, "as before"],
      ["another tab has news", { type: "heard", at: 100 }, "as before", 100 + stragglers],
      ["the account is open", { type: "checked", isOpen: true, at: 100 }, false, 100 + stragglers],
      ["the account is not open", { type: "checked", isOpen: false, at: 100 }, "as before", 0],
      [
        "the dialog is closed by somebody",
        { type: "closed", isSignedIn: true, isUnderWay: false, at: 100 },
        false,
        100 + stragglers,
      ],
      ["the dialog is closed by nobody", { type: "closed", isSignedIn: false, isUnderWay: false, at: 100 }, false, 0],
      [
        "the dialog is closed while a link is waited for",
        { type: "closed", isSignedIn: false, isUnderWay: true, at: 100 },
        false,
        0,
      ],
    ];
  const all = outcomes.flatMap(([what, ...rest]) => standings.map((at) => [what, at, ...rest] as const));

  it.each(all)("after %s while %s", (_what, at, event, prompted, grace) => {
    for (const isPrompted of [false, true])
      for (const graceUntil of [0, 90]) {
        const state = standing(at, { isPrompted, graceUntil, token: "t" });
        expect(next(state, event)).toEqual({
          ...state,
          isPrompted: prompted === "as before" ? isPrompted : prompted,
          graceUntil: grace === "as before" ? graceUntil : grace,
          token: event.type === "closed" ? undefined : "t",
          declined: event.type === "closed" && !event.isSignedIn && !event.isUnderWay ? 1 : 0,
        });
      }
  });

  it.each(standings)("forgives a 401 shortly after a sign-in, and no 403, while %s", (at) => {
    const state = standing(at, { graceUntil: 101 });
    expect(next(state, { type: "refused", status: 401, at: 100 })).toBe(state);
    expect(next(state, { type: "refused", status: 403, at: 100 }).isPrompted).toBe(true);
    expect(next(state, { type: "refused", status: 401, at: 101 }).isPrompted).toBe(true);
  });
});
