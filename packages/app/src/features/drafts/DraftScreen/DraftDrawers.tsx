import { sectionId, type TextKey } from "@grantwright/domain";
import { ChecksPlace } from "../../../components/checks/ChecksPlace.tsx";
import { CommentsPlace } from "../../../components/comments/CommentsPlace.tsx";
import type { DocComments } from "../../../components/comments/useDocComments.ts";
import type { ChangeText } from "../../../components/comments/useTakeSuggestions.ts";
import type { SideDrawers } from "../../../components/drawer/useSideDrawers.ts";
import { DraftEvidence } from "./DraftEvidence.tsx";
import { goToPlace, goToWords } from "./goToPlace.ts";
import type { DraftOverview, DraftStore } from "./store/createDraftStore.ts";

/** Props of DraftDrawers. */
export interface DraftDrawersProps {
  docId: string;
  revision: number;
  userId: string;
  drawers: SideDrawers;
  store: DraftStore;
  overview: DraftOverview;
  comments: DocComments;
  onChange: ChangeText;
  onGo: (key: TextKey) => void;
  onOpenFile: (fileId: string) => void;
}

/** The drawers beside a draft that the server has: what was found in it, what is said about it, and what its files say. */
export default function DraftDrawers(props: DraftDrawersProps) {
  const { docId, revision, userId, drawers, store, overview, comments, onChange, onGo, onOpenFile } = props;
  return (
    <>
      <ChecksPlace
        drawer={drawers.checks}
        docId={docId}
        revision={revision}
        textOf={(id) => store.section(sectionId(id)).text}
        onGo={(place) => (place.kind === "file" ? onOpenFile(place.id ?? "") : goToPlace(place, onGo))}
      />
      {comments.here && (
        <CommentsPlace
          drawer={drawers.said}
          docId={docId}
          userId={userId}
          comments={comments}
          sections={overview.fields.filter(({ auto }) => !auto).map(({ id, title }) => ({ key: id, title }))}
          textOf={(key) => store.section(sectionId(key)).text}
          save={store.autosave.flush}
          onChange={onChange}
          onGo={(key, part) => goToWords(key, part, onGo)}
        />
      )}
      {drawers.files.isUsed && (
        <DraftEvidence docId={docId} store={store} overview={overview} drawer={drawers.files} onGo={onGo} />
      )}
    </>
  );
}
