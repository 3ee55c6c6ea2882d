/** Where words of a file can be put, and how. */
export type Insertion =
  | {
      /** The section that was written in last; undefined where that is none yet, and the one in view takes the words. */
      target: string | undefined;
      /** Puts words in, moves the focus behind them, and gives the title of the section that they went into. */
      insert: (words: string) => string;
      unavailableReason?: undefined;
    }
  | {
      /** Why nothing can be put anywhere. */
      unavailableReason: string;
    };
