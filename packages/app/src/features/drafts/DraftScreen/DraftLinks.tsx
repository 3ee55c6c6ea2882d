import { sectionId } from "@grantwright/domain";
import { useMay } from "../../../components/access/access.ts";
import { PeopleLink } from "../../../components/access/PeopleLink.tsx";
import { CommentsLink } from "../../../components/comments/CommentsLink.tsx";
import type { DocComments } from "../../../components/comments/useDocComments.ts";
import type { ChangeText } from "../../../components/comments/useTakeSuggestions.ts";
import { TimelineButton } from "../../../components/history/TimelineButton.tsx";
import { SideLinks } from "../../../components/marginBlock.styles.ts";
import { LazyWorkLink } from "../../../components/work/LazyWork.tsx";
import type { DraftOverview, DraftStore } from "./store/createDraftStore.ts";

/** Props of DraftLinks. */
export interface DraftLinksProps {
  docId: string;
  store: DraftStore;
  fields: DraftOverview["fields"];
  comments: DocComments;
  onChange: ChangeText;
  /** Called before something opens. */
  onLeave?: (() => void) | undefined;
}

/** The ways to what is said about a draft, to the work on it, its people and its history. Nothing where nobody can say anything. */
export function DraftLinks({ docId, store, fields, comments, onChange, onLeave }: DraftLinksProps) {
  const may = useMay();
  const save = store.autosave.flush;
  if (!comments.here) return null;
  return (
    <SideLinks>
      <CommentsLink
        count={comments.count}
        onOpen={() => {
          onLeave?.();
          comments.open();
        }}
      />
      <LazyWorkLink
        docId={docId}
        sections={fields.filter(({ auto }) => !auto).map(({ id, title }) => ({ fieldId: id, title }))}
        textOf={({ fieldId }) => store.section(sectionId(fieldId)).text}
        save={save}
      />
      <PeopleLink docId={docId} />
      {may("write") && (
        <TimelineButton docId={docId} onOpen={save} onRestore={(key, text) => onChange(key, text, "restored")} />
      )}
    </SideLinks>
  );
}
