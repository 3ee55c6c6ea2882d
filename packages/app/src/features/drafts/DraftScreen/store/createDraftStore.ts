import type { Schemas } from "@grantwright/api-client";
import { addedField, headInputOf, sectionId, sectionKey, textOf, withText } from "@grantwright/domain";
import type { AddedSection, DraftInputs, SectionId, TextKey } from "@grantwright/domain";
import type { AutosaveState } from "../../../../autosave/createAutosave.ts";
import type { DraftAutosave } from "../../../../autosave/draft/draftAutosave.ts";
import { heldOf, withChoice, withLocal, withWay, type DraftModel } from "../../../../autosave/draft/draftSync.ts";
import type { HeldTexts } from "../../../../autosave/draft/textBounds.ts";
import type { TextChoice } from "../../../../autosave/sync.ts";
import type { Way } from "../../../../autosave/way.ts";
import { createInputValidation, type InputProblems } from "../rules/createInputValidation.ts";
import { createCurrentNotes } from "../rules/currentNotes.ts";
import { suggestionsOf } from "../../../../components/documents/suggestionsOf.ts";

/** How long after the last key the rest of the screen follows, in milliseconds. */
const restDelay = 200;

/** One text as its field shows it. */
export interface TextView {
  /** What is typed: newer than the rest of the screen while keys come. */
  text: string;
  /** What is wrong with it, where it is time to say so. */
  problem: string | undefined;
  /** What it says elsewhere, where that differs and the person has not chosen yet. */
  remote: string | undefined;
  /** How many characters it is past what can be saved; undefined where it is not. */
  heldOver: number | undefined;
}

/** One section as it is shown. */
export interface SectionView extends TextView {
  field: Schemas["Field"];
  /** The suggestions of the assessment that belong to it. */
  notes: readonly Schemas["Suggestion"][];
  /** The language of the texts as BCP 47, where it is known. */
  lang: string | undefined;
}

/** The draft as everything but the field that is being typed in shows it: it follows once the keys have come to rest. */
export interface DraftOverview {
  doc: Schemas["Document"];
  inputs: DraftInputs;
  /** The sections that are shown, those that the person added among them. */
  fields: readonly Schemas["Field"][];
  problems: InputProblems;
  /** The texts that were changed elsewhere too, and what they say there: of several versions the first. */
  conflicts: ReadonlyMap<TextKey, string>;
  held: HeldTexts;
  save: Omit<AutosaveState<unknown>, "model">;
  /** The suggestions of the assessment as they hold now, all and by section. */
  notes: readonly Schemas["Suggestion"][];
  notesOf: ReadonlyMap<SectionId, readonly Schemas["Suggestion"][]>;
  /** The section that was written in last. */
  currentId: SectionId | undefined;
  /** The section that has the focus, or whose dialog has it. */
  focusedId: SectionId | undefined;
}

/** What the editor of one draft shows, and what it does. */
export interface DraftStore {
  autosave: DraftAutosave;
  /** Gives back the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** The same object as long as nothing of it changes; so do the others. */
  overview: () => DraftOverview;
  section: (id: SectionId) => SectionView;
  text: (key: TextKey) => TextView;
  /** Takes over the document as the server has it now. */
  setDocument: (doc: Schemas["Document"]) => void;
  /** Takes what is typed; cheap enough for every key. */
  write: (key: TextKey, text: string) => void;
  /** A text that was just written was not typed; undefined where it was. */
  noteWay: (key: TextKey, way: Way | undefined) => void;
  /** Puts a text in the place of what stands there, in one of these ways, and sends it soon. */
  put: (key: TextKey, text: string, way: Extract<Way, "restored" | "accepted">) => void;
  /** The field was left. */
  leave: (key: TextKey) => void;
  /** A section is being written, or gone to. */
  enter: (id: SectionId) => void;
  /** A section has the focus, or its dialog; undefined once none has. */
  focus: (id: SectionId | undefined) => void;
  setUseEnglish: (useEnglish: boolean) => void;
  addSection: (section: AddedSection) => void;
  /** The person has chosen between two versions of a text. */
  choose: (key: TextKey, choice: TextChoice) => void;
  /** The server found this wrong: it is shown until something is changed. */
  refuse: (problems: InputProblems) => void;
}

/** The store of one draft: its autosave, and all that follows from the inputs and the document. */
export function createDraftStore(autosave: DraftAutosave, firstDoc: Schemas["Document"]): DraftStore {
  const listeners = new Set<() => void>();
  const validation = createInputValidation(!firstDoc.parentId);
  const notesNow = createCurrentNotes();
  const sections = new Map<TextKey, SectionView>();
  const texts = new Map<TextKey, TextView>();
  const model = () => autosave.getState().model;
  let doc = firstDoc;
  /** The model as everything but the field that is being typed in shows it. */
  let rested = model();
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let currentId: SectionId | undefined;
  let focusedId: SectionId | undefined;
  let refused: { inputs: DraftInputs; problems: InputProblems } | undefined;
  const keysOf = (inputs: DraftInputs) => Object.keys(inputs.sections).map((id) => sectionKey(sectionId(id)));
  let left: ReadonlySet<TextKey> = new Set(keysOf(rested.local).filter((key) => textOf(rested.local, key).trim()));

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const rest = () => {
    clearTimeout(restTimer);
    restTimer = undefined;
    rested = model();
  };
  const onAutosave = () => {
    const { base, conflicts } = model();
    // What is said of texts, and the texts themselves, are never seen apart.
    if (!restTimer || base !== rested.base || conflicts !== rested.conflicts) rest();
    notify();
  };
  let endAutosave = () => {};
  /** Takes a change that no key made. */
  const change = (make: (inputs: DraftInputs) => DraftInputs) => {
    rest();
    autosave.update((now) => withLocal(now, make));
  };

  const fieldsOf = memo((fields: Schemas["Document"]["fields"], added: DraftInputs["addedSections"]) => {
    const known = new Set(fields.map(({ id }) => id));
    const own = added.filter(({ id }) => !known.has(id)).map((section): Schemas["Field"] => addedField(section));
    return [...fields, ...own].filter(({ hidden }) => !hidden);
  });
  const notesBySection = memo((notes: readonly Schemas["Suggestion"][], fields: readonly Schemas["Field"][]) => {
    const ids = new Set(fields.map(({ id }) => id));
    return new Map(fields.map((field) => [sectionId(field.id), suggestionsOf(field, notes, ids)]));
  });
  // Of several versions the first is shown, and the next once it is settled.
  const conflictsByText = memo(
    (conflicts: DraftModel["conflicts"]) =>
      new Map(conflicts.map(({ key, remote }) => [key, remote] as const).toReversed()),
  );
  const saveOf = memo(
    (
      status: AutosaveState<unknown>["status"],
      refusal: AutosaveState<unknown>["refusal"],
      savedAt: Date | undefined,
      isBackedUp: boolean,
      isRestored: boolean,
    ) => ({ status, refusal, savedAt, isBackedUp, isRestored }),
  );
  const problemsOf = memo((inputs: DraftInputs, fields: readonly Schemas["Field"][], by: typeof refused) =>
    by?.inputs === inputs ? by.problems : validation.validate(inputs, fields),
  );
  const overviewOf = memo(
    (
      of: Schemas["Document"],
      now: DraftModel,
      save: DraftOverview["save"],
      by: typeof refused,
      current?: SectionId,
      focused?: SectionId,
    ) => {
      const inputs = now.local;
      const fields = fieldsOf(of.fields, inputs.addedSections);
      const notes = notesNow(of, inputs);
      return {
        doc: of,
        inputs,
        fields,
        problems: problemsOf(inputs, fields, by),
        conflicts: conflictsByText(now.conflicts),
        held: heldOf(now),
        save,
        notes,
        notesOf: notesBySection(notes, fields),
        currentId: current,
        focusedId: focused,
      };
    },
  );

  const overview = (): DraftOverview => {
    const { status, refusal, savedAt, isBackedUp, isRestored } = autosave.getState();
    return overviewOf(
      doc,
      rested,
      saveOf(status, refusal, savedAt, isBackedUp, isRestored),
      refused,
      currentId,
      focusedId,
    );
  };
  const viewOf = (key: TextKey, { problems, conflicts, held }: DraftOverview): TextView => {
    const problem = problems.get(key);
    const text = textOf(model().local, key);
    const isSection = headInputOf(key) === undefined;
    return {
      text,
      problem: (isSection ? validation.shownProblem(key, problem, left.has(key)) : text ? problem : undefined)?.message,
      remote: conflicts.get(key),
      heldOver: held.get(key),
    };
  };

  return {
    autosave,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        endAutosave = autosave.subscribe(onAutosave);
        rest();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) endAutosave();
      };
    },
    overview,
    section: (id) => {
      const key = sectionKey(id);
      const now = overview();
      const field = now.fields.find((each) => each.id === id)!;
      const notes = now.notesOf.get(id)!;
      return kept(sections, key, { ...viewOf(key, now), field, notes, lang: now.doc.lang });
    },
    text: (key) => kept(texts, key, viewOf(key, overview())),
    setDocument: (newer) => {
      if (newer === doc) return;
      doc = newer;
      notify();
    },
    write: (key, text) => {
      clearTimeout(restTimer);
      restTimer = setTimeout(() => {
        rest();
        notify();
      }, restDelay);
      autosave.update((now) => withLocal(now, (inputs) => withText(inputs, key, text)));
    },
    noteWay: (key, way) => {
      if (way) autosave.update((now) => withWay(now, key, way));
    },
    put: (key, text, way) => {
      change((inputs) => withText(inputs, key, text));
      autosave.update((now) => withWay(now, key, way));
      notify();
    },
    leave: (key) => {
      rest();
      if (!left.has(key)) left = new Set(left).add(key);
      notify();
    },
    enter: (id) => {
      currentId = id;
      notify();
    },
    focus: (id) => {
      focusedId = id;
      notify();
    },
    setUseEnglish: (useEnglish) => change((inputs) => ({ ...inputs, useEnglish })),
    addSection: (section) => change((inputs) => ({ ...inputs, addedSections: [...inputs.addedSections, section] })),
    choose: (key, choice) =>
      autosave.choose((now) => {
        const conflict = now.conflicts.find((each) => each.key === key);
        return conflict ? withChoice(now, conflict, choice) : now;
      }),
    refuse: (problems) => {
      rest();
      refused = { inputs: rested.local, problems };
      notify();
    },
  };
}

/** Remembers the last answer of a function, and gives it again for the same arguments. */
function memo<Args extends readonly unknown[], Answer>(make: (...args: Args) => Answer): (...args: Args) => Answer {
  let last: { args: Args; answer: Answer } | undefined;
  return (...args) => {
    if (!last || last.args.some((arg, index) => arg !== args[index])) last = { args, answer: make(...args) };
    return last.answer;
  };
}

/** The view that is known already where the new one says the same. */
function kept<View extends object>(known: Map<TextKey, View>, key: TextKey, view: View): View {
  const last = known.get(key);
  const isSame = last && (Object.keys(view) as (keyof View)[]).every((part) => Object.is(last[part], view[part]));
  if (isSame) return last;
  known.set(key, view);
  return view;
}
