import type { ClipboardEventHandler, ReactNode, Ref } from "react";

/** Words of a text that somebody said something about: from a character up to another one. */
export interface CommentedWords {
  start: number;
  end: number;
  /** They are the ones that are being read about. */
  isActive?: boolean;
}

type Naming =
  | {
      /** Its name, shown above it. */
      label: string;
      /** Leaves the label to assistive technology. */
      isLabelHidden?: boolean;
      labelledBy?: undefined;
      describedBy?: undefined;
    }
  | {
      /** The id of what names it, such as the heading of its section. */
      labelledBy: string;
      /** The id of what says what to write, where that stands beside its name. */
      describedBy?: string | undefined;
      label?: undefined;
      isLabelHidden?: undefined;
    };

interface PaperFieldBaseProps {
  /** The text. */
  value: string;
  /** Called with the whole text at every change. Text is never cut, whatever the limit. */
  onChange: (text: string) => void;
  /** Called when the focus leaves it. */
  onBlur?: () => void;
  /** Called when it takes the focus. */
  onFocus?: () => void;
  /** Called before something is pasted; preventing the default keeps it out. */
  onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
  /** What to write, while it is empty. */
  placeholder?: string;
  /** What to write, below the label. */
  description?: ReactNode;
  /** The number of characters that the ring counts against. Without it there is no ring. */
  ringMax?: number;
  /** The number of characters past which the text is marked as too long, and the ring says by how much. */
  limit?: number;
  /**
   * Where pieces of the text begin and end that ask for something, in characters and in their order. They are marked
   * beneath their own letters; a press on one selects it, so that the next key takes its place, and another press sets
   * the caret.
   */
  places?: readonly (readonly [start: number, end: number])[];
  /** How many such places there are, said to assistive technology. Default: `1 open place`, `2 open places`. */
  placesLabel?: (count: number) => string;
  /** Words of the text that somebody said something about, in their order. They are marked beneath their own letters; how much is said is for a button beside it to say. */
  commented?: readonly CommentedWords[];
  /** What is wrong, shown with an icon in place of the word count, and announced. */
  errorMessage?: string;
  /** What to do about it. Shown below the error; not announced at every change. */
  errorHint?: string;
  /** It cannot be left empty. The form checks it. */
  isRequired?: boolean;
  /** It can be read and copied, not changed. */
  isReadOnly?: boolean;
  /**
   * How many characters the ring counts, where that is not all of them; whoever uses it counts, by their own rule. Past the limit it counts all: the
   * limit is for the whole text.
   */
  characterCount?: number;
  /** How many words there are, shown with how many are missing or too many; whoever uses it counts, by their own rule. Without it none are shown. */
  wordCount?: number;
  /** The fewest words asked for. Null, 0 or nothing: no lower limit. */
  minWordCount?: number | null;
  /** The most words asked for. Null, 0 or nothing: no upper limit. */
  maxWordCount?: number | null;
  /** `title` sets one line at 36 px: Enter does nothing there, and pasted line breaks become spaces. Default: `text`. */
  variant?: "text" | "title";
  /** The word count in words; `min` and `max` are 0 where there is none. Default: in English, `12 words, 38 short`. */
  wordsLabel?: (count: number, min: number, max: number) => string;
  /** The height of an empty field, in lines. Default: 2. */
  minRows?: number;
  /** Buttons at the start of the footer, such as attaching and dictation, in place of the word count. */
  actions?: ReactNode;
  /** The id of the text area. */
  id?: string;
  /** The name under which a form sends it. */
  name?: string;
  /** Where the text is in another language than the page. */
  lang?: string;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** The text area. */
  ref?: Ref<HTMLTextAreaElement>;
}

export type PaperFieldProps = PaperFieldBaseProps & Naming;
