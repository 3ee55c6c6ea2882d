import { useUnreadCount } from "@grantwright/api-client/react-query";
import { useEffect, useRef } from "react";
import { playChime } from "../../browser/chime.ts";
import { readStored, removeStored, writeStored } from "../../browser/storage.ts";

const mutedKey = "grantwright.isMuted";

/** Whether this device plays no sound for new messages. */
export const isMuted = () => readStored<boolean>(mutedKey) === true;

/** Switches the sound for new messages off or on, on this device. */
export function setMuted(isOff: boolean): void {
  if (isOff) writeStored(mutedKey, true);
  else removeStored(mutedKey);
}

/** How many messages are unread. A sound plays when there are more than before. Asked for only while `isEnabled`. */
export function useUnread(isEnabled: boolean): number {
  const { data } = useUnreadCount(isEnabled);
  const before = useRef(data);
  useEffect(() => {
    if (data !== undefined && before.current !== undefined && data > before.current && !isMuted()) playChime();
    before.current = data;
  }, [data]);
  return data ?? 0;
}
