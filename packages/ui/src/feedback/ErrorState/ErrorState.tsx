import type { ReactNode } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { StateFrame } from "../EmptyState/EmptyState.styles.ts";
import { Heading } from "../../text/Typography/Heading.tsx";
import type { HeadingProps } from "../../text/Typography/Heading.tsx";

export interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** What is safe, and what to do next. */
  children?: ReactNode;
  /** Tries once more. Without it there is no button. */
  onRetry?: () => void;
  /** Default: `Retry`. */
  retryLabel?: string;
  /** It is being tried once more. */
  isRetrying?: boolean;
  /** The place of the title in the outline of the page. Default: 3. */
  level?: HeadingProps["level"];
}

/** Where content could not be loaded: announced at once, with a way to try once more. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel = "Retry",
  isRetrying = false,
  level = 3,
}: ErrorStateProps) {
  return (
    <StateFrame role="alert">
      <Heading level={level} size={22}>
        {title}
      </Heading>
      {children !== undefined && <p>{children}</p>}
      {onRetry && (
        <div>
          <Button variant="line" onPress={onRetry} isPending={isRetrying}>
            {retryLabel}
          </Button>
        </div>
      )}
    </StateFrame>
  );
}
