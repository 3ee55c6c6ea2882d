import { useMe } from "@grantwright/api-client/react-query";

/** How long what is deleted now can be brought back, as "30 days": this server's setting. Empty where nobody is signed in. */
export function useRestoreTime(): string {
  const days = useMe().data?.restoreDays;
  if (days === undefined) return "";
  return days === 1 ? "a day" : `${days} days`;
}
