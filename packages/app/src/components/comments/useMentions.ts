import { listDocPeople, type Schemas } from "@grantwright/api-client";
import { useApiClient, useDocPeople } from "@grantwright/api-client/react-query";
import { useState } from "react";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { commentsCopy as copy } from "./comments.copy.ts";
import { folded, mentionAt, mentionWords, namedIn, type WrittenMention } from "./mentionsIn.ts";
import { movedMentions, placeMentions, standingIn, withoutPlaced, type PlacedMention } from "./placedMentions.ts";

/** A name that several people have, who are told apart by choosing one. */
export class UnclearMentionError extends Error {
  /** The name as it is written. */
  readonly called: string;

  constructor(called: string) {
    super(`Several people are called ${called}.`);
    this.called = called;
  }
}

/** The text in which people are mentioned, and where that is kept. */
export interface MentioningText {
  docId: string;
  userId: string;
  /** Where its words are kept on this device. */
  place: `comment.${string}`;
  text: string;
  /** What stood there at first, and whom it mentions, in their order. */
  first: string;
  firstMentions: readonly Schemas["MentionedPerson"][];
}

/** Whom a text mentions. */
export interface Mentions {
  /** Who can be brought in for the name that is being written; undefined while none is, or nobody is known yet. */
  people: readonly Schemas["MentionablePerson"][] | undefined;
  /** Those of people with one name who were brought in, and what tells them apart. */
  chosen: readonly PlacedMention[];
  /** Looks what is written at a place; undefined where words are selected. */
  look: (text: string, caret: number | undefined) => void;
  /** Takes what the text is now, and where the typing ended. */
  move: (next: string, caret: number) => void;
  /** The text with somebody in the place of the name that is being written, and where one goes on. */
  bringIn: (person: Schemas["MentionablePerson"]) => { text: string; caret: number } | undefined;
  /** The ids of all whom the text mentions, in their order. Throws an UnclearMentionError, or an ApiError. */
  mentioned: () => Promise<string[]>;
  /** Forgets what was sent. */
  forget: () => void;
}

/** The most people that a comment mentions, and the most names that are looked up for it. */
const most = 20;

/** How much of a name is asked for, in characters. */
const longestSought = 60;

/** Keeps whom a text mentions while it is written: by who was chosen, and otherwise by names that are one person's alone. */
export function useMentions({ docId, userId, place, text, first, firstMentions }: MentioningText): Mentions {
  const client = useApiClient();
  const [atFirst] = useState(() => placeMentions(first, firstMentions));
  const [state, kept] = useKeptText<readonly PlacedMention[]>(userId, `${place}.mentions`, atFirst);
  const placed = standingIn(text, state.typed ?? atFirst);
  const [written, setWritten] = useState<WrittenMention>();
  /** A name for which somebody has to be chosen, wherever one writes. */
  const [unclear, setUnclear] = useState<WrittenMention>();
  const sought = unclear ?? written;
  const people = useDocPeople(docId, (sought?.begins ?? "").slice(0, longestSought), sought !== undefined);
  const moved = (next: string, caret: number) => movedMentions(placed, text, next, caret);

  return {
    people: sought && people.data,
    chosen: placed.filter(({ apart }) => apart !== undefined),
    look: (now, caret) => {
      const found = caret === undefined ? undefined : mentionAt(now, caret);
      setWritten((before) => (before?.start === found?.start && before?.begins === found?.begins ? before : found));
    },
    move: (next, caret) => {
      setUnclear(undefined);
      if (placed.length > 0) kept.write(moved(next, caret));
    },
    bringIn: ({ id, name, ...person }) => {
      if (!sought) return undefined;
      const { start, begins } = sought;
      const rest = text.slice(start + 1 + begins.length);
      // A space after the name, unless a sign ends it there.
      const called = /^\p{P}/u.test(rest) ? `@${name}` : `@${name} `;
      const next = text.slice(0, start) + called + (called.endsWith(" ") ? rest.replace(/^ /, "") : rest);
      const caret = start + called.length;
      kept.write([...moved(next, caret), { id, name, start, apart: copy.apart(person) }]);
      setWritten(undefined);
      setUnclear(undefined);
      return { text: next, caret };
    },
    mentioned: async () => {
      const others = withoutPlaced(text, placed);
      const found = await Promise.all(
        mentionWords(others)
          .slice(0, most)
          .map((word) => listDocPeople(client, docId, word)),
      );
      const isPlaced = (name: string) => placed.some((each) => folded(each.name) === folded(name));
      const named = namedIn(others, found.flat()).filter(([one]) => one && !isPlaced(one.name));
      const [several] = named.find((all) => all.length > 1) ?? [];
      if (several) {
        const start = folded(text).indexOf(folded(`@${several.name}`));
        setUnclear({ start, begins: text.slice(start + 1, start + 1 + several.name.length) });
        throw new UnclearMentionError(several.name);
      }
      const inOrder = placed.toSorted((one, other) => one.start - other.start);
      return [...new Set([...inOrder, ...named.flat()].map(({ id }) => id))].slice(0, most);
    },
    forget: () => state.typed && kept.forget(state.typed),
  };
}
