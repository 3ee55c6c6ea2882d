import type { Schemas } from "@grantwright/api-client";
import { commentKeys, docQueries, taskQueries, useApiClient, useMe } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PersonHere, Presence } from "./presence.ts";

const nobody: readonly PersonHere[] = [];

/** Where others are told that the person is. */
export interface Whereabouts {
  userId: string;
  /** Undefined while there is nothing on the server. */
  documentId: string | undefined;
  /** The section in which they write; undefined where in none. */
  section?: string | undefined;
  /** The page follows a task of its own, and asks for the document when that is over: until then nothing changes under its dialog. */
  isBusy?: boolean;
}

/**
 * Who else has a document open, while it is open here. What they change is asked for as soon as it is told, so that the queries of
 * the document have it. Comes after the page itself.
 */
export function usePeopleHere({ userId, documentId, section, isBusy = false }: Whereabouts): readonly PersonHere[] {
  const client = useApiClient();
  const cache = useQueryClient();
  const [people, setPeople] = useState(nobody);
  const presence = useRef<Presence>(undefined);
  const shownSection = useRef(section);
  const isHeld = useRef(isBusy);
  useEffect(() => {
    isHeld.current = isBusy;
  }, [isBusy]);
  const { isSuccess: isSignedIn, dataUpdatedAt: signedInAt } = useMe();
  useEffect(() => {
    if (isSignedIn) presence.current?.wake();
  }, [isSignedIn, signedInAt]);
  useEffect(() => {
    shownSection.current = section;
    presence.current?.enter(section);
  }, [section]);

  useEffect(() => {
    if (documentId === undefined) return;
    const { queryKey } = docQueries.detail(client, documentId);
    let isOver = false;
    const begin = async () => {
      const { openPresence } = await import("./presence.ts");
      if (isOver) return;
      presence.current = openPresence(client, userId, documentId, {
        onPeople: (next) => setPeople((known) => (isSame(known, next) ? known : next)),
        onComments: () => void cache.invalidateQueries({ queryKey: commentKeys.of(client, documentId) }),
        onAccess: ({ role, isGuest }) => {
          const known = cache.getQueryData<Schemas["Document"]>(queryKey)?.access;
          if (known && (known.role !== role || known.isGuest !== isGuest)) void cache.invalidateQueries({ queryKey });
        },
        onTask: () => void cache.invalidateQueries({ queryKey: taskQueries.active(client).queryKey }),
        onChanged: (revision) => {
          if (isHeld.current) return;
          const known = cache.getQueryData<Schemas["Document"]>(queryKey);
          if (revision === undefined || !known || known.revision < revision) void cache.invalidateQueries({ queryKey });
        },
      });
      presence.current.enter(shownSection.current);
    };
    // Without it everything works as well, only later: where it cannot be fetched, that is no failure of the page.
    void begin().catch((error: unknown) => console.warn("What others do cannot be shown.", error));
    return () => {
      isOver = true;
      presence.current?.end();
      presence.current = undefined;
      setPeople(nobody);
    };
  }, [client, cache, userId, documentId]);
  return people;
}

const isSame = (some: readonly PersonHere[], others: readonly PersonHere[]) =>
  some.length === others.length &&
  some.every(({ id, name, section }, at) => {
    const other = others[at]!;
    return id === other.id && name === other.name && section === other.section;
  });
