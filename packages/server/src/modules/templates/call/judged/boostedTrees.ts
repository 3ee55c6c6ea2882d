/** Trees that each correct what those before them say, as they are stored. All their nodes stand in one row, a node's lower branch right behind it. */
export interface StoredTrees {
  /** What the nodes look at, in their order. */
  features: string[];
  /** The log-odds of which the trees are corrections. */
  bias: number;
  /** Where each tree begins. */
  roots: number[];
  /** Of each node which feature it looks at, 255 for none: bytes in base64. */
  looksAt: string;
  /** Up to which value of it the lower branch is taken: floats of 32 bits in base64. */
  upTo: string;
  /** Where the higher branch is: numbers of 16 bits in base64. */
  higher: string;
  /** What a node that looks at nothing adds: floats of 32 bits in base64. */
  adds: string;
}

/** What a node looks at that is a leaf. */
export const leaf = 255;

/** Tells by its features how likely something is. */
export type BoostedTrees = (features: Readonly<Record<string, number>>) => number;

const bytesOf = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, "base64")).buffer;

/** Reads stored trees. They throw an Error for what lacks one of their features. */
export function readTrees({ features, bias, roots, ...stored }: StoredTrees): BoostedTrees {
  const looksAt = new Uint8Array(bytesOf(stored.looksAt));
  const upTo = new Float32Array(bytesOf(stored.upTo));
  const higher = new Uint16Array(bytesOf(stored.higher));
  const adds = new Float32Array(bytesOf(stored.adds));
  return (known) => {
    const values = features.map((name) => {
      const value = known[name];
      if (value === undefined) throw new Error(`The model was trained for lines with “${name}”.`);
      return value;
    });
    let odds = bias;
    for (const root of roots) {
      let node = root;
      while (looksAt[node] !== leaf) node = values[looksAt[node]!]! <= upTo[node]! ? node + 1 : higher[node]!;
      odds += adds[node]!;
    }
    return 1 / (1 + Math.exp(-odds));
  };
}
