import { quoteOf, type TextQuote } from "@grantwright/domain";
import { useRef, useState, type RefObject } from "react";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { typedWordsIn } from "./typedWordsIn.ts";

/** Words of a text that somebody names by typing them. */
interface NamedWords {
  typed: string;
  type: (words: string) => void;
  /** They were asked for and do not stand in the text. */
  isAstray: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** The words as they stand in the text; undefined where none are typed, or they do not stand there. */
  quote: () => TextQuote | undefined;
  /** Whether they stand there, or none are typed; else the field has the focus and says so. */
  check: () => boolean;
  /** Forgets what was sent. */
  forget: () => void;
}

/** What is typed to name words of a text, kept on this device as what is said about them. */
export function useNamedWords(userId: string, place: `comment.${string}`, text: () => string): NamedWords {
  const [state, kept] = useKeptText(userId, `${place}.words`, "");
  const [isAstray, setAstray] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const typed = state.typed ?? "";
  const quote = () => {
    const now = text();
    const found = typedWordsIn(now, typed);
    return found && quoteOf(now, found.start, found.end);
  };
  return {
    typed,
    type: (words) => {
      setAstray(false);
      kept.write(words);
    },
    isAstray,
    field,
    quote,
    check: () => {
      const isGone = typed.trim() !== "" && quote() === undefined;
      setAstray(isGone);
      if (isGone) field.current?.focus();
      return !isGone;
    },
    forget: () => kept.forget(typed),
  };
}
