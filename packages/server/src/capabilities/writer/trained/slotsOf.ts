/** How many slots there are: each feature takes one of them, by its hash. */
export const slotCount = 1 << 18;

/** FNV-1a, folded to the bits of a slot. */
function slotOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash >>> 15) ^ hash) & (slotCount - 1);
}

/** The slots of features, each once. */
export const slotsOf = (features: Iterable<string>): number[] => [...new Set(Array.from(features, slotOf))];
