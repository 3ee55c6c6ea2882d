import { useUnreadCount } from "@grantwright/api-client/react-query";
import { useEffect, useRef, useState } from "react";
import { readStored, removeStored, writeStored } from "../../browser/storage.ts";

const mutedKey = "grantwright.isMuted";

/** Whether this device plays no sound for new messages. */
export const isMuted = () => readStored<boolean>(mutedKey) === true;

/** Switches the sound for new messages off or on, on this device. */
export function setMuted(isOff: boolean): void {
  if (isOff) writeStored(mutedKey, true);
  else removeStored(mutedKey);
}

/** Plays the sound of new messages, which is fetched with the first that come. The shell says so as well, where it cannot be had. */
const chime = () =>
  void import("../../browser/chime.ts").then(
    ({ playChime }) => playChime(),
    () => undefined,
  );

/** What came last: how many messages, and the number of the time, so that the same words are said anew. */
interface News {
  count: number;
  number: number;
}

/**
 * How many messages are unread, and how many came when there were more than before: a sound plays then, and the shell says so.
 * Asked for only while `isEnabled`.
 */
export function useUnread(isEnabled: boolean): { unread: number; news: News } {
  const { data } = useUnreadCount(isEnabled);
  const before = useRef(data);
  const [news, setNews] = useState<News>({ count: 0, number: 0 });
  useEffect(() => {
    const more = (data ?? 0) - (before.current ?? Infinity);
    if (more > 0) {
      setNews(({ number }) => ({ count: more, number: number + 1 }));
      if (!isMuted()) chime();
    }
    before.current = data;
  }, [data]);
  return { unread: data ?? 0, news };
}
