import type { Schemas } from "@grantwright/api-client";
import { useNewestComments, useNewestSuggestions } from "@grantwright/api-client/react-query";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { SideDrawerState } from "../drawer/useSideDrawer.ts";
import { keyOfThread, type Comments, type CommentThread, type NewComment, type Suggestion } from "./commentsContext.ts";
import type { SaidCount } from "./saidLabel.ts";

/** The texts that are talked about. */
export interface CommentedTexts {
  /** Undefined where nobody can say anything: there is no document yet, or nobody is signed in. */
  docId: string | undefined;
  /** The version that is shown; the form without it. */
  versionId?: string | undefined;
  /** Where what is said is shown. */
  drawer: SideDrawerState;
  /** Saves what was just typed: what is said is about what the server has. */
  save?: (() => Promise<unknown>) | undefined;
}

/** What is said about a document. */
export interface DocComments {
  /** For what shows its texts; undefined where nobody can say anything. */
  here: Comments | undefined;
  /** How much is said about all of its texts; undefined while that is not known. */
  count: SaidCount | undefined;
  /** The comment that is being written. */
  composing: NewComment | undefined;
  compose: (comment: NewComment | undefined) => void;
  /** The text that is talked about, by its key: of the comment that is being written or read. */
  about: string | undefined;
  /** Opens what is said; `threadId` is what is read first. */
  open: (threadId?: string) => void;
}

const none: readonly CommentThread[] = [];
const noCounts: readonly Schemas["CommentCount"][] = [];
const noSuggestions: readonly Suggestion[] = [];

/** Asks for what is said about a document, and opens what the address names. */
export function useDocComments({ docId, versionId, drawer, save }: CommentedTexts): DocComments {
  const isOpen = docId !== undefined;
  const comments = useNewestComments(docId ?? "", versionId === undefined ? {} : { versionId }, isOpen).data;
  const suggestions = useNewestSuggestions(docId ?? "", versionId, isOpen).data ?? noSuggestions;
  const [activeId, activate] = useState<string>();
  const [composing, compose] = useState<NewComment>();
  const threads = comments?.threads ?? none;
  const open = (threadId?: string) => {
    activate(threadId);
    drawer.open(threadId);
  };
  const latest = useRef<Pick<Comments, "begin" | "read">>(undefined);
  useLayoutEffect(() => {
    latest.current = {
      begin: (comment) => {
        compose(comment);
        drawer.open("new", save?.());
      },
      // Where it stands there already, the focus stays with who reads.
      read: (id) => (drawer.asked ? activate(id) : open(id)),
    };
  });
  const begin = useCallback((comment: NewComment) => latest.current?.begin(comment), []);
  const read = useCallback((id: string) => latest.current?.read(id), []);

  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get("comment");
  const follow = useEffectEvent((threadId: string) => {
    open(threadId);
    setParameters(
      (now) => {
        now.delete("comment");
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (named !== null && docId !== undefined) follow(named);
  }, [named, docId]);

  const counted = comments?.counts ?? noCounts;
  const counts = useMemo(
    () =>
      new Map(counted.map((each) => [keyOfThread(each), { threads: each.open, suggestions: each.suggestions ?? 0 }])),
    [counted],
  );
  const here = useMemo(
    (): Comments | undefined =>
      isOpen ? { threads, counts, suggestions, activeId, activate, read, begin } : undefined,
    [isOpen, threads, counts, suggestions, activeId, read, begin],
  );
  const activeThread = [...threads, ...suggestions].find(({ id }) => id === activeId);
  const about = composing?.key ?? (activeThread && keyOfThread(activeThread));
  const count = comments && {
    threads: comments.open,
    suggestions: counted.reduce((sum, each) => sum + (each.suggestions ?? 0), 0),
  };
  return { here, count, composing, compose, about, open };
}
