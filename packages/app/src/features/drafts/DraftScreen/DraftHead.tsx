import { ChevronStartIcon, MiniThread, ProgressMarkers, SaveStatus } from "@grantwright/ui";
import type { ProgressMarker, SaveState } from "@grantwright/ui";
import { useContext, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { useIsOnline } from "../../../browser/useIsOnline.ts";
import { useMay } from "../../../components/access/access.ts";
import { SideMenuSlot } from "../../../components/page/SideMenuSlot.ts";
import { copy } from "./draft.copy.ts";
import { Bar, Head, Safe, ThreadPlace } from "./Draft.styles.ts";
import type { DraftOverview } from "./store/createDraftStore.ts";

/** Props of DraftHead. */
export interface DraftHeadProps {
  title: string;
  isRevision: boolean;
  /** Whether there is anything on the server yet. */
  exists: boolean;
  overview: Pick<DraftOverview, "save" | "conflicts" | "held">;
  /** 0 to 100. */
  progress: number;
  markers: readonly ProgressMarker[];
  /** The one thing to do next. */
  next: ReactNode;
  /** Where a section is a page: the chooser of pages, in the place of the title. */
  chooser: ReactNode;
  /** Who else has it open. */
  people: ReactNode;
  /** Whether the thread is shown at the size of a row. */
  isThin: boolean;
}

/** What the line in the head says: the worst that is true. */
function shownState({ save, conflicts }: DraftHeadProps["overview"], isOnline: boolean): SaveState {
  const { status, isBackedUp } = save;
  if (!isBackedUp && status !== "saved") return "notKept";
  if (!isOnline) return "offline";
  if (conflicts.size > 0) return "conflict";
  if (status === "held" || status === "refused") return "failed";
  return status === "failed" ? "retrying" : status;
}

/** Where the work is, in words. */
function threadWords(markers: readonly ProgressMarker[], progress: number): string {
  const reached = markers.findLast(({ position }) => position <= progress);
  return [`${copy.progress}: ${reached?.label ?? ""}`, reached?.note].filter(Boolean).join(", ");
}

/** The sticky head of the editor: the way back, whether the words are safe, and the thread. */
export function DraftHead({
  title,
  isRevision,
  exists,
  overview,
  progress,
  markers,
  next,
  chooser,
  isThin,
  people,
}: DraftHeadProps) {
  const { save } = overview;
  const may = useMay();
  const isOnline = useIsOnline();
  const isTold = (exists || save.status !== "saved") && (may("write") || save.status !== "saved");
  const sideMenu = useContext(SideMenuSlot);
  /** What is open where the work is: a bead has no room for it. */
  const open = markers.find(({ isOpen }) => isOpen)?.note;
  return (
    <Head data-thin={isThin || undefined}>
      <Bar data-paged={(chooser && isThin) || undefined}>
        <Link to={isRevision ? "/docs" : "/drafts"} aria-label={isRevision ? copy.proposals : copy.drafts}>
          <ChevronStartIcon size="small" />
          {isRevision ? copy.proposals : copy.drafts}
        </Link>
        {chooser ?? (
          <p data-title dir="auto">
            {title}
          </p>
        )}
        <Safe data-part="safe" data-tells-network={isTold || undefined}>
          {isTold && (
            <SaveStatus
              state={shownState(overview, isOnline)}
              // Where a section is a page, there is room for one word.
              savedAt={chooser ? undefined : save.savedAt}
              labels={{
                ...(save.status === "held" && { failed: copy.held(overview.held.size) }),
                ...(chooser && { offline: copy.offlineShort }),
              }}
            />
          )}
          {people}
        </Safe>
        {sideMenu}
      </Bar>
      <ThreadPlace>
        {isThin ? (
          <>
            <MiniThread value={progress} markers={markers} label={threadWords(markers, progress)} />
            {open && (
              <small aria-hidden data-note>
                {open}
              </small>
            )}
          </>
        ) : (
          <ProgressMarkers value={progress} markers={markers} label={copy.progress} />
        )}
        {next}
      </ThreadPlace>
    </Head>
  );
}
