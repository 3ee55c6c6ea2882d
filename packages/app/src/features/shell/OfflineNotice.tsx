import { VisuallyHidden } from "@grantwright/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { useIsOnline } from "../../browser/useIsOnline.ts";
import { copy } from "./shell.copy.ts";

const Line = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-12);
  text-align: center;

  &:not(:empty) {
    padding: 6px 16px;
    border-block-end: 1px solid var(--color-line);
  }
  @media print {
    display: none;
  }
`;

/** Nothing where the state of what one writes says so already, and that all is saved once it is back. */
const Notice = styled.div`
  :root:has([data-tells-network]) & {
    display: none;
  }
`;

/** Says in one line that there is no network, and what can be done without one, until it is back; to screen readers that it is back, too. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <Notice>
      <Line role="status">{!isOnline && copy.offline}</Line>
      <VisuallyHidden role="status">{isOnline && wasOffline && copy.online}</VisuallyHidden>
    </Notice>
  );
}
