import { VisuallyHidden } from "@grantwright/ui";
import { useState, useSyncExternalStore } from "react";
import { styled } from "styled-components";
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

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Says in one line that there is no network, and what can be done without one, until it is back; to screen readers that it is back, too. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <>
      <Line role="status">{!isOnline && copy.offline}</Line>
      <VisuallyHidden role="status">{isOnline && wasOffline && copy.online}</VisuallyHidden>
    </>
  );
}
