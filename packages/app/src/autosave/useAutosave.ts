import type { CallOptions } from "@grantwright/api-client";
import { meQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Autosave } from "./createAutosave.ts";
import { announceSaved, onSavedElsewhere } from "./savedChannel.ts";
import { saveWithPage } from "./savedWithPage.ts";

/** What the page's life asks of an autosave. */
type OfPage = Pick<Autosave<unknown>, "getState" | "subscribe" | "start" | "pause" | "keep" | "flush" | "discard">;

/** Makes a call that saves: with a time limit, for this person alone; afterwards the other tabs know of it. */
type Send = <Answer>(call: (options: CallOptions) => Promise<Answer>) => Promise<Answer>;

/** What is saved, and for whom. */
export interface SavedThing<A extends OfPage> {
  userId: string;
  /** The id of the document or template. */
  id: string;
  create: (send: Send) => A;
  /** Called when another tab has saved it. */
  onSavedElsewhere: () => void;
}

/** After how long a save that is not answered counts as failed, in milliseconds. */
const saveTimeout = 60_000;

/** Those whose editors were left before the server had everything, by person, account and id, and what ends them. */
const orphaned = new Map<string, { autosave: OfPage; end: () => void }>();

const isSaved = (autosave: OfPage) => autosave.getState().status === "saved";

/** Lets an autosave whose editor was left go on until the server has everything, or until an editor takes it over. */
function goOnAlone(autosave: OfPage, name: string, endWithPage: () => void): void {
  const endOnceSaved = () => {
    if (isSaved(autosave)) orphaned.get(name)?.end();
  };
  const unsubscribe = autosave.subscribe(endOnceSaved);
  orphaned.set(name, {
    autosave,
    end: () => {
      orphaned.delete(name);
      unsubscribe();
      endWithPage();
    },
  });
  autosave.start();
  autosave.keep();
  void autosave.flush();
  endOnceSaved();
}

/**
 * The autosave of one thing for one person, as long as the page is open. It goes on in the background where its editor is left
 * before the server has everything; an editor that is opened meanwhile takes it over. Under another person's session it neither
 * sends nor goes on.
 */
export function useAutosave<A extends OfPage>(thing: SavedThing<A>): A {
  const { userId, id } = thing;
  const client = useApiClient();
  const cache = useQueryClient();
  const name = [userId, client.scope, id].join();
  const [isSomebodyElse] = useState(() => () => cache.getQueryData(meQueries.me(client).queryKey)?.id !== userId);
  const [autosave] = useState(() => {
    const send: Send = async (call) => {
      if (isSomebodyElse()) throw new Error("Somebody else has signed in.");
      const keepalive = document.visibilityState === "hidden";
      const answer = await call({ signal: AbortSignal.timeout(saveTimeout), keepalive });
      announceSaved(id);
      return answer;
    };
    return (orphaned.get(name)?.autosave as A | undefined) ?? thing.create(send);
  });

  const onElsewhere = useEffectEvent(thing.onSavedElsewhere);
  useEffect(() => onSavedElsewhere(id, onElsewhere), [id]);

  useEffect(() => {
    orphaned.get(name)?.end();
    autosave.start();
    const { keep, flush, discard } = autosave;
    const isAtRisk = () => !autosave.getState().isBackedUp && !isSaved(autosave);
    const end = saveWithPage({ keep, flush, discard, isAtRisk });
    return () => {
      if (isSomebodyElse()) {
        autosave.pause();
        return end();
      }
      goOnAlone(autosave, name, end);
    };
  }, [autosave, name, isSomebodyElse]);

  return autosave;
}
