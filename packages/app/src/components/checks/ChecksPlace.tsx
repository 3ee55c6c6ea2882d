import { lazy, Suspense } from "react";
import { useDrawerEnd } from "../drawer/useDrawerEnd.ts";
import type { SideDrawerState } from "../drawer/useSideDrawer.ts";
import { ScreenBoundary } from "../ScreenBoundary/ScreenBoundary.tsx";
import type { ChecksDrawerProps } from "./ChecksDrawer.tsx";

const ChecksDrawer = lazy(() => import("./ChecksDrawer.tsx"));

/** Props of ChecksPlace. */
export interface ChecksPlaceProps extends Omit<ChecksDrawerProps, "onShown" | "onClose"> {
  drawer: SideDrawerState;
}

/** The drawer with what was found, while it is asked for. */
export function ChecksPlace({ drawer, ...rest }: ChecksPlaceProps) {
  const onClose = useDrawerEnd(drawer);
  if (!drawer.asked) return null;
  return (
    <ScreenBoundary isPart>
      <Suspense>
        <ChecksDrawer {...rest} onShown={drawer.onShown} onClose={onClose} />
      </Suspense>
    </ScreenBoundary>
  );
}
