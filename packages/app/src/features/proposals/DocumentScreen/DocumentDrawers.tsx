import type { Schemas } from "@grantwright/api-client";
import { ChecksPlace } from "../../../components/checks/ChecksPlace.tsx";
import { CommentsPlace } from "../../../components/comments/CommentsPlace.tsx";
import type { DocComments } from "../../../components/comments/useDocComments.ts";
import type { ChangeText } from "../../../components/comments/useTakeSuggestions.ts";
import type { SideDrawers } from "../../../components/drawer/useSideDrawers.ts";
import { EvidencePlace } from "../../../components/evidence/EvidencePlace.tsx";
import { revisionOf, shownVersion } from "./shownVersion.ts";

/** Props of DocumentDrawers. */
export interface DocumentDrawersProps {
  doc: Schemas["Document"];
  userId: string;
  drawers: SideDrawers;
  comments: DocComments;
  /** The sections that are shown. */
  sections: readonly Schemas["Section"][];
  /** The text of a section as it is now. */
  textOf: (id: string) => string;
  onChange: ChangeText;
  /** Goes to a section, by its place in the template. */
  onGo: (sectionId: string) => void;
}

const sectionHref = (sectionId: string) => `#${sectionId}`;

/** The drawers beside a proposal: what was found in it, what is said about it, and what its files say. */
export default function DocumentDrawers(props: DocumentDrawersProps) {
  const { doc, userId, drawers, comments, sections, textOf, onChange, onGo } = props;
  const shown = shownVersion(doc);
  return (
    <>
      <ChecksPlace
        drawer={drawers.checks}
        docId={doc.id}
        versionId={shown}
        revision={revisionOf(doc)}
        textOf={(field) => sections.find(({ sectionId }) => sectionId === field)?.text ?? ""}
        onGo={({ kind, id = "" }) => (kind === "file" ? drawers.files.open(id) : onGo(id))}
      />
      {comments.here && (
        <CommentsPlace
          drawer={drawers.said}
          docId={doc.id}
          versionId={shown}
          userId={userId}
          comments={comments}
          sections={sections.map(({ id, title }) => ({ key: id, title }))}
          textOf={textOf}
          onChange={onChange}
          onGo={(key) => onGo(sections.find(({ id }) => id === key)?.sectionId ?? "")}
        />
      )}
      <EvidencePlace docId={doc.id} versionId={shown} drawer={drawers.files} hrefOf={sectionHref} onGo={onGo} />
    </>
  );
}
