import { useRefreshEvidence } from "@grantwright/api-client/react-query";
import { sectionId, sectionKey, type TextKey } from "@grantwright/domain";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useMay } from "../../../components/access/access.ts";
import { EvidencePlace } from "../../../components/evidence/EvidencePlace.tsx";
import type { SideDrawerState } from "../../../components/drawer/useSideDrawer.ts";
import { sectionElementId } from "./elementIds.ts";
import type { DraftOverview, DraftStore } from "./store/createDraftStore.ts";
import { useInsertion } from "./useInsertion.ts";

/** Props of DraftEvidence. */
export interface DraftEvidenceProps {
  docId: string;
  store: DraftStore;
  overview: DraftOverview;
  drawer: SideDrawerState;
  onGo: (key: TextKey) => void;
}

const hrefOf = (id: string) => `#${sectionElementId(id)}`;

/** What the files of a draft say, to write beside. What was put in counts as used once it is saved. */
export function DraftEvidence({ docId, store, overview, drawer, onGo }: DraftEvidenceProps) {
  const insertion = useInsertion(store, overview, onGo);
  const canWrite = useMay()("write");
  const refresh = useRefreshEvidence(docId);
  const isWaiting = useRef(false);
  const { savedAt } = overview.save;
  const onSaved = useEffectEvent(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    void refresh();
  });
  useEffect(() => onSaved(), [savedAt]);
  return (
    <EvidencePlace
      docId={docId}
      drawer={drawer}
      insertion={canWrite ? insertion : undefined}
      onInserted={useCallback(() => (isWaiting.current = true), [])}
      hrefOf={hrefOf}
      onGo={useCallback((id: string) => onGo(sectionKey(sectionId(id))), [onGo])}
    />
  );
}
