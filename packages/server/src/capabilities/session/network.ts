import { isIPv4, isIPv6 } from "node:net";

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before;
  const after = tail === "" ? [] : tail.split(":");
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}

/**
 * The network that an address belongs to, as far as one person can be expected to choose addresses in it at will: the first 24 bits
 * of IPv4, the first 56 of IPv6.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return `${mapped.split(".").slice(0, 3).join(".")}.0/24`;
  if (!isIPv6(mapped)) return mapped;
  const groups = groupsOf(mapped.toLowerCase()).map((group) => group.padStart(4, "0"));
  return `${groups.slice(0, 3).join(":")}:${groups[3]?.slice(0, 2) ?? ""}00::/56`;
}
