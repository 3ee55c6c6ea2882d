import { ChevronStartIcon, ProgressMarkers, SaveStatus } from "@grantwright/ui";
import type { ProgressMarker, SaveState } from "@grantwright/ui";
import { useContext } from "react";
import { Link } from "react-router-dom";
import { SideMenuSlot } from "../../../components/page/SideMenuSlot.ts";
import { copy } from "./draft.copy.ts";
import { Bar, Head, ThreadPlace } from "./Draft.styles.ts";
import type { SaverState } from "./saving/draftSaver.ts";

/** Props of DraftHead. */
export interface DraftHeadProps {
  title: string;
  isRevision: boolean;
  /** Whether there is anything on the server yet. */
  exists: boolean;
  saver: SaverState;
  /** 0 to 100. */
  progress: number;
  markers: readonly ProgressMarker[];
}

/** What the line in the head says: the worst that is true. */
function shownState({ status, isBackedUp, conflicts }: SaverState): SaveState {
  if (!isBackedUp && status !== "saved") return "notKept";
  if (conflicts.length > 0) return "conflict";
  if (status === "held" || status === "refused") return "failed";
  return status === "failed" ? "retrying" : status;
}

/** The sticky head of the editor: the way back, whether the words are safe, and the thread. */
export function DraftHead({ title, isRevision, exists, saver, progress, markers }: DraftHeadProps) {
  const sideMenu = useContext(SideMenuSlot);
  return (
    <Head>
      <Bar>
        <Link to={isRevision ? "/docs" : "/drafts"} aria-label={isRevision ? copy.proposals : copy.drafts}>
          <ChevronStartIcon size="small" />
          {isRevision ? copy.proposals : copy.drafts}
        </Link>
        <p data-title dir="auto">
          {title}
        </p>
        {(exists || saver.status !== "saved") && (
          <SaveStatus
            state={shownState(saver)}
            savedAt={saver.savedAt}
            labels={saver.status === "held" ? { failed: copy.held(saver.held.size) } : undefined}
          />
        )}
        {sideMenu}
      </Bar>
      <ThreadPlace>
        <ProgressMarkers value={progress} markers={markers} label={copy.progress} />
      </ThreadPlace>
    </Head>
  );
}
