import type { Schemas } from "@grantwright/api-client";
import { useEffect, useEffectEvent, useState } from "react";
import { mergeOf, prepareMerging } from "../../../autosave/merge/merging.ts";
import type { SectionEdit } from "./sectionEdit.ts";

/** How an edit stands to a section that was changed meanwhile. */
type Standing =
  /** Nobody changed it. */
  | "alone"
  /** It is looked at whether the two meet. */
  | "looking"
  /** They did not: the edit has both by now. */
  | "merged"
  /** They do: the person chooses. */
  | "conflict";

/** How long what merges is waited for. */
const patienceMs = 5_000;

/**
 * Brings an edit together with what somebody else made of its section meanwhile, by their words; where they meet, or where it is not known
 * what the edit was made of, it is a conflict. `onMerged` is handed the text of both.
 */
export function useMergedEdit(
  typed: SectionEdit | undefined,
  section: Schemas["Section"],
  onMerged: (text: string) => void,
): Standing {
  const [looked, setLooked] = useState<{ revision: number; isMerged: boolean }>();
  const isMet = typed !== undefined && typed.revision < section.revision && typed.text !== section.text;
  const { revision } = section;
  const look = useEffectEvent(() => {
    if (!typed) return;
    const both = typed.base === undefined ? undefined : mergeOf()?.(typed.base, typed.text, section.text);
    if (both?.kind === "merged") onMerged(both.text);
    setLooked({ revision, isMerged: both?.kind === "merged" });
  });
  useEffect(() => {
    if (!isMet) return undefined;
    let isOver = false;
    void (async () => {
      await prepareMerging(patienceMs);
      if (!isOver) look();
    })();
    return () => {
      isOver = true;
    };
  }, [isMet, revision]);
  if (!isMet) return looked?.isMerged && looked.revision === revision ? "merged" : "alone";
  return looked?.revision === revision ? "conflict" : "looking";
}
