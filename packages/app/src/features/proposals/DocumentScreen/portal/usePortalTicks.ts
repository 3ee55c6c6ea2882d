import type { Schemas } from "@grantwright/api-client";
import { useState } from "react";
import { fingerprint } from "../../../../autosave/fingerprint.ts";
import { readStored, writeStored } from "../../../../browser/storage.ts";
import { plainFor } from "./portalCount.ts";

type Section = Pick<Schemas["Section"], "id" | "text">;
/** A section's id, and what its text was when it went into the portal: that no text is kept, only what tells it from another. */
type Tick = readonly [id: string, text: string];

const key = "grantwright.portalTicks";
/** The oldest ticks go: no form has as many sections. */
const mostTicks = 500;

/** Which sections of a proposal are in the portal. */
export interface PortalTicks {
  /** Whether this text of a section is in the portal: one that was changed since is not. */
  has: (section: Section) => boolean;
  set: (section: Section, isIn: boolean) => void;
}

const tickOf = ({ id, text }: Section): Tick => [id, fingerprint(plainFor(text))];

/** Which sections somebody has carried over, kept on this device: carrying them over is done at one desk. */
export function usePortalTicks(): PortalTicks {
  const [ticks, setTicks] = useState<readonly Tick[]>(() => {
    const stored = readStored<readonly Tick[]>(key);
    return Array.isArray(stored) ? stored : [];
  });
  return {
    has: (section) => {
      const [id, text] = tickOf(section);
      return ticks.some((tick) => tick[0] === id && tick[1] === text);
    },
    set: (section, isIn) => {
      const others = ticks.filter(([id]) => id !== section.id);
      const next = (isIn ? [...others, tickOf(section)] : others).slice(-mostTicks);
      setTicks(next);
      writeStored(key, next);
    },
  };
}
