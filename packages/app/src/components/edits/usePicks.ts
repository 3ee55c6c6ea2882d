import type { Schemas } from "@grantwright/api-client";
import { useState } from "react";
import { useSession } from "../../session/useSession.ts";
import { keepPicks, readPicks } from "./editPicks.ts";

/** Which pieces of a change are picked. */
export interface PickedPieces {
  /** The ids of those that are. */
  ticked: ReadonlySet<number>;
  tick: (ids: ReadonlySet<number>) => void;
  /** Forgets them on this device: the change is decided. */
  forget: () => void;
}

/** What is ticked at first: everything that takes no fact out. */
const harmless = ({ pieces }: Schemas["ProposedEdit"]): ReadonlySet<number> =>
  new Set(pieces.filter(({ state, loses }) => state === "open" && !loses).map(({ id }) => id));

/** Which pieces a person has picked of a change, kept on this device until it is decided. */
export function usePicks(edit: Schemas["ProposedEdit"]): PickedPieces {
  const userId = useSession().user?.id;
  const [ticked, setTicked] = useState(() => {
    const picks = userId === undefined ? undefined : readPicks(userId, edit.id);
    if (!picks) return harmless(edit);
    const isOpen = new Set(edit.pieces.filter(({ state }) => state === "open").map(({ id }) => id));
    return new Set(picks.filter((id) => isOpen.has(id)));
  });
  const keep = (ids: ReadonlySet<number> | undefined) => {
    if (userId !== undefined) keepPicks(userId, edit.id, ids && [...ids]);
  };
  return {
    ticked,
    tick: (ids) => {
      setTicked(ids);
      keep(ids);
    },
    forget: () => keep(undefined),
  };
}
