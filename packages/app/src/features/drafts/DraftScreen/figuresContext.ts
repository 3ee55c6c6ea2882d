import { createContext } from "react";

/** Which figures of a draft do not fit, and the way to what was found. */
export interface Figures {
  /** How many of a section, by its id and its text as it is now. */
  figuresOf: (sectionId: string, text: string) => number;
  /** Shows what was found in the draft. */
  onLookThrough: () => void;
}

/** The figures of the draft that is on the screen; undefined where nobody looks them through. */
export const FiguresContext = createContext<Figures | undefined>(undefined);
