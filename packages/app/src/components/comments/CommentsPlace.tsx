import { lazy, Suspense } from "react";
import { useDrawerEnd } from "../drawer/useDrawerEnd.ts";
import type { SideDrawerState } from "../drawer/useSideDrawer.ts";
import { ScreenBoundary } from "../ScreenBoundary/ScreenBoundary.tsx";
import type { CommentsDrawerProps } from "./CommentsDrawer.tsx";

const CommentsDrawer = lazy(() => import("./CommentsDrawer.tsx"));

/** Props of CommentsPlace. */
export interface CommentsPlaceProps extends Omit<CommentsDrawerProps, "onShown" | "onClose"> {
  drawer: SideDrawerState;
}

/** The drawer with what is said about a document, while it is asked for. */
export function CommentsPlace({ drawer, ...rest }: CommentsPlaceProps) {
  const end = useDrawerEnd(drawer);
  if (!drawer.asked) return null;
  return (
    <ScreenBoundary isPart>
      <Suspense>
        <CommentsDrawer
          {...rest}
          onShown={drawer.onShown}
          onClose={(ending) => {
            rest.comments.compose(undefined);
            rest.comments.here?.activate(undefined);
            end(ending);
          }}
        />
      </Suspense>
    </ScreenBoundary>
  );
}
