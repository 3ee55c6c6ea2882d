import { defineMock } from "../core/defineMock.ts";
import type { Schemas } from "../core/contract.ts";
import { sampleDocId } from "./docs.mocks.ts";

const exact =
  "In order to grow food for the town, we will turn twelve parcels of county land into gardens. Families in the north of the county " +
  "have very few shops. Of 212 households that we called on, 131 had gone without fresh vegetables. The families in the north have very " +
  "few shops near them.";

/** Changes that the built-in writer proposes for the text `exact`: plainer words, and one sentence less. */
export const sampleEdit: Schemas["ProposedEdit"] = {
  id: "66f0aa10bb20cc30dd40ee01",
  docId: sampleDocId,
  fieldId: "needStatement",
  task: "shorten",
  words: 40,
  by: "offline",
  askedBy: "Ines Okafor",
  isOwn: true,
  state: "open",
  revision: 4,
  start: 0,
  exact,
  prefix: "",
  suffix: "",
  pieces: [
    {
      id: 1,
      start: 0,
      parts: [
        { kind: "removed", text: "In order to" },
        { kind: "added", text: "To" },
        {
          kind: "same",
          text: " grow food for the town, we will turn twelve parcels of county land into gardens.",
        },
      ],
      state: "open",
    },
    {
      id: 2,
      start: exact.indexOf(" Of 212 households"),
      parts: [
        {
          kind: "removed",
          text: " Of 212 households that we called on, 131 had gone without fresh vegetables.",
        },
      ],
      loses: ["212", "131"],
      state: "open",
    },
    {
      id: 3,
      start: exact.indexOf(" The families in the north"),
      parts: [{ kind: "removed", text: " The families in the north have very few shops near them." }],
      state: "open",
    },
  ],
  leftOut: [],
  createdAt: "2026-11-23T09:30:00.000Z",
};

/** Other words that a person proposes for a part of the need statement of the sample draft. */
export const sampleSuggestion: Schemas["ProposedEdit"] = {
  id: "66f0aa10bb20cc30dd40ee0a",
  docId: sampleDocId,
  fieldId: "needStatement",
  by: "person",
  askedBy: "Maya Lindqvist",
  isOwn: false,
  note: "The bus company has changed its timetable.",
  state: "open",
  revision: 4,
  start: 0,
  exact: "the last bus back leaves at ten past four",
  prefix: "and ",
  suffix: ".",
  pieces: [
    {
      id: 1,
      start: 0,
      parts: [
        { kind: "same", text: "the last bus back leaves at " },
        { kind: "removed", text: "ten past four" },
        { kind: "added", text: "half past five" },
      ],
      state: "open",
    },
  ],
  leftOut: [],
  createdAt: "2026-11-23T12:10:00.000Z",
};

/** Mocks of proposed changes. */
export const editMocks = {
  list: defineMock("listEdits", []),
  propose: defineMock("proposeEdit", sampleEdit),
  get: defineMock("getEdit", sampleEdit),
  decide: defineMock("decideEdit", ({ body }): Schemas["ProposedEdit"] => {
    const states = new Map(body.pieces.map(({ id, state }) => [id, state]));
    const pieces = sampleEdit.pieces.map((piece) => ({ ...piece, state: states.get(piece.id) ?? piece.state }));
    return { ...sampleEdit, pieces, state: pieces.some(({ state }) => state === "open") ? "open" : "decided" };
  }),
  remove: defineMock("removeEdit"),
  suggestions: defineMock("listSuggestions", []),
  suggest: defineMock("suggestEdit", sampleSuggestion),
};
