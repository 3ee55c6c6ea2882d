import { ErrorState } from "@grantwright/ui";
import { Component, type ReactNode } from "react";
import { flushUnsaved } from "../../autosave/unsaved.ts";
import { Centre } from "../page/Page.styles.ts";
import { copy } from "./screenBoundary.copy.ts";

/** Props of ScreenBoundary. */
export interface ScreenBoundaryProps {
  /** Where one is. What broke in one place is not held against another. */
  place?: string;
  /** It stands around a part of a screen: where that breaks, the rest stays as it is. */
  isPart?: boolean;
  children: ReactNode;
}

interface Broken {
  error?: unknown;
  place?: string | undefined;
}

/** What browsers say, each in its own words, where a script or a style of a part cannot be loaded. */
const isMissingPart = /dynamically imported|importing a module|preload/i;

/**
 * Stands in for a screen that broke, or a part of it that could not be loaded because a newer deployment has taken its place.
 * What is unsaved is sent first, and whoever keeps it keeps it on this device as their screen goes. It reloads only when asked.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, Broken> {
  override state: Broken = {};

  static getDerivedStateFromError(error: unknown): Broken {
    return { error };
  }

  static getDerivedStateFromProps({ place }: ScreenBoundaryProps, before: Broken): Broken | null {
    return place === before.place ? null : { place, error: undefined };
  }

  override componentDidCatch(): void {
    void flushUnsaved();
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { isPart, children } = this.props;
    if (!error) return children;
    const isMissing = error instanceof Error && isMissingPart.test(error.message);
    return (
      <Centre>
        <ErrorState
          level={isPart ? 2 : 1}
          title={isMissing ? copy.missing : isPart ? copy.partBroken : copy.broken}
          retryLabel={copy.reload}
          onRetry={() => window.location.reload()}
        >
          {isMissing ? copy.missingText : copy.brokenText}
        </ErrorState>
      </Centre>
    );
  }
}
