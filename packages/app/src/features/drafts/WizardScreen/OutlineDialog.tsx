import { docQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { firstPlace } from "./firstPlace.ts";
import type { Outline } from "./useOutline.ts";

const TaskProgressDialog = lazy(() => import("../../../components/TaskProgressDialog/TaskProgressDialog.tsx"));

/** The outline while it is made. It leads on to the draft, to the first place there that asks for something. */
export function OutlineDialog({ outline: { making, endMaking } }: { outline: Pick<Outline, "making" | "endMaking"> }) {
  const client = useApiClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  if (!making) return null;

  const open = async () => {
    // Where it cannot be read now, the draft's screen says so.
    const doc = await cache.fetchQuery(docQueries.detail(client, making.doc)).catch(() => undefined);
    void navigate(`/drafts/${making.doc}`, { replace: true, state: { place: doc && firstPlace(doc), isNew: true } });
  };
  return (
    <Suspense>
      <TaskProgressDialog
        taskId={making.task}
        kind="outline"
        onDone={() => void open()}
        onFailed={endMaking}
        onLeave={() => void navigate("/drafts")}
      />
    </Suspense>
  );
}
