import type { CallOptions } from "@grantwright/api-client";
import { meQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { announceSaved, onSavedElsewhere } from "../../browser/savedChannel.ts";
import { saveWithPage } from "../../browser/savedWithPage.ts";

/** What saves the words of one place while they are written. */
export interface Saver {
  getState: () => { status: string; isBackedUp: boolean };
  /** Gives back the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Begins, or goes on after a pause. */
  start: () => void;
  /** Saves nothing of itself until it is started again; what is unsaved is kept on this device. */
  pause: () => void;
  /** Keeps on this device at once what is unsaved. */
  keep: () => void;
  /** Saves at once what is unsaved. True where the server has everything. */
  flush: () => Promise<boolean>;
  /** Forgets what is unsaved, here and on this device. */
  discard: () => void;
}

/** Makes a call that saves: with a time limit, for this person alone; afterwards the other tabs know of it. */
type Send = <Answer>(call: (options: CallOptions) => Promise<Answer>) => Promise<Answer>;

/** What is saved, and for whom. */
export interface SavedPlace<S extends Saver> {
  userId: string;
  /** The id of the document or template. */
  id: string;
  create: (send: Send) => S;
  /** Called when another tab has saved it. */
  onSavedElsewhere: () => void;
}

/** After how long a save that is not answered counts as failed, in milliseconds. */
const saveTimeout = 60_000;

/** Savers whose editors were left before the server had everything, by person, account and id, and what ends them. */
const left = new Map<string, { saver: Saver; end: () => void }>();

/**
 * The saver of one place for one person, as long as the page is open. It goes on in the background where its editor is left
 * before the server has everything; an editor that is opened meanwhile takes it over. Under another person's session it neither
 * sends nor goes on.
 */
export function useSaver<S extends Saver>(place: SavedPlace<S>): S {
  const { userId, id } = place;
  const client = useApiClient();
  const cache = useQueryClient();
  const name = [userId, client.scope, id].join();
  const [isSomebodyElse] = useState(() => () => cache.getQueryData(meQueries.me(client).queryKey)?.id !== userId);
  const [saver] = useState(() => {
    const send: Send = async (call) => {
      if (isSomebodyElse()) throw new Error("Somebody else has signed in.");
      const keepalive = document.visibilityState === "hidden";
      const answer = await call({ signal: AbortSignal.timeout(saveTimeout), keepalive });
      announceSaved(id);
      return answer;
    };
    return (left.get(name)?.saver as S | undefined) ?? place.create(send);
  });

  const onElsewhere = useEffectEvent(place.onSavedElsewhere);
  useEffect(() => onSavedElsewhere(id, onElsewhere), [id]);

  useEffect(() => {
    left.get(name)?.end();
    saver.start();
    const { keep, flush, discard } = saver;
    const isAtRisk = () => !saver.getState().isBackedUp && saver.getState().status !== "saved";
    const end = saveWithPage({ keep, flush, discard, isAtRisk });
    return () => {
      if (isSomebodyElse()) {
        saver.pause();
        return end();
      }
      const endOnceSaved = () => {
        if (saver.getState().status === "saved") left.get(name)?.end();
      };
      const unsubscribe = saver.subscribe(endOnceSaved);
      left.set(name, {
        saver,
        end: () => {
          left.delete(name);
          unsubscribe();
          end();
        },
      });
      saver.start();
      saver.keep();
      void saver.flush();
      endOnceSaved();
    };
  }, [saver, name, isSomebodyElse]);

  return saver;
}
