import { isIPv4 } from "node:net";

/** Whether an address is only reached from the machine that it is on. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    (isIPv4(hostname) && hostname.startsWith("127."))
  );
}
