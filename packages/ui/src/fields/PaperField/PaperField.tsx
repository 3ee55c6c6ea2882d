import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { ChangeEvent, ClipboardEventHandler, CSSProperties, ReactNode, Ref } from "react";
import { useStableCallback } from "../../hooks/useStableCallback.ts";
import { AlertIcon } from "../../icons/icons.tsx";
import { CharacterRing } from "../CharacterRing/CharacterRing.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { PaperArea } from "./PaperArea.tsx";
import { Root } from "./PaperField.styles.ts";
import { useGrowingHeight } from "./useGrowingHeight.ts";

type Naming =
  | {
      /** Its name, shown above it. */
      label: string;
      /** Leaves the label to assistive technology. */
      isLabelHidden?: boolean;
      labelledBy?: undefined;
    }
  | {
      /** The id of what names it, such as the heading of its section. */
      labelledBy: string;
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
  /** What is wrong, shown with an icon in place of the word count, and announced. */
  errorMessage?: string;
  /** What to do about it. Shown below the error; not announced at every change. */
  errorHint?: string;
  /** It cannot be left empty. The form checks it. */
  isRequired?: boolean;
  /** It can be read and copied, not changed. */
  isReadOnly?: boolean;
  /** How many words there are, shown with how many are asked for; whoever uses it counts, by their own rule. Without it none are shown. */
  wordCount?: number;
  /** The fewest words asked for. Null, 0 or nothing: no lower limit. */
  minWordCount?: number | null;
  /** The most words asked for. Null, 0 or nothing: no upper limit. */
  maxWordCount?: number | null;
  /** `title` sets one line at 36 px: Enter does nothing there, and pasted line breaks become spaces. Default: `text`. */
  variant?: "text" | "title";
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

/** Where to divide a text so that the first part has at most `limit` characters and no character is torn in two. */
function divisionAt(text: string, limit: number): number {
  const code = text.charCodeAt(limit);
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit;
}

/** How many words there are, of how many that are asked for. */
function wordsLabel(count: number, min: number, max: number): string {
  if (count === 0) return "No words yet";
  if (min && max) return `${count} of ${min}-${max} words`;
  if (min || max) return `${count} of ${min ? "at least" : "at most"} ${min || max} words`;
  return count === 1 ? "1 word" : `${count} words`;
}

/** The word count; it asks for a look where there are fewer or more words than are asked for. */
function Words({ count, min, max }: { count: number; min: number; max: number }) {
  const isAsking = count > 0 && (count < min || (max > 0 && count > max));
  return (
    <p data-part="words" data-tone={isAsking ? "attention" : undefined}>
      <bdi>{wordsLabel(count, min, max)}</bdi>
    </p>
  );
}

/**
 * A field that is the paper itself: a plain text area that grows with its text, with one rule beneath. For forms use
 * TextField or TextArea; this is for the document. It renders once a key and measures nothing while one types.
 */
export function PaperField({
  label,
  isLabelHidden,
  labelledBy,
  value,
  onChange,
  onBlur,
  onFocus,
  onPaste,
  placeholder,
  description,
  ringMax,
  limit,
  errorMessage,
  errorHint,
  isRequired,
  isReadOnly,
  wordCount,
  minWordCount,
  maxWordCount,
  variant = "text",
  minRows = 2,
  actions,
  id: givenId,
  name,
  lang,
  autoFocus,
  ref,
}: PaperFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const [firstValue] = useState(value);
  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) area.current.value = value;
  }, [value]);
  useGrowingHeight(area, value);

  const isTitle = variant === "title";
  const isInvalid = errorMessage !== undefined;
  const overAt = limit !== undefined && value.length > limit ? divisionAt(value, limit) : undefined;
  const hasHint = isInvalid && errorHint !== undefined;
  const describedBy = [description && `${id}-description`, isInvalid && `${id}-error`, hasHint && `${id}-hint`].filter(
    Boolean,
  );
  const isBare = !isInvalid && wordCount === undefined && !actions && ringMax === undefined;

  const stableChange = useStableCallback((event: ChangeEvent<HTMLTextAreaElement>) => {
    const field = event.target;
    const text = isTitle ? field.value.replace(/\s*\n\s*/g, " ") : field.value;
    if (text !== field.value) field.value = text;
    onChange(text);
  });
  const stableBlur = useStableCallback(onBlur);
  const stableFocus = useStableCallback(onFocus);
  const stablePaste = useStableCallback(onPaste);

  return (
    <Root
      data-variant={variant}
      data-invalid={isInvalid || undefined}
      data-read-only={isReadOnly || undefined}
      data-actions={actions ? true : undefined}
      style={{ "--min-rows": minRows } as CSSProperties}
    >
      {label &&
        (isLabelHidden ? (
          <VisuallyHidden as="label" htmlFor={id}>
            {label}
          </VisuallyHidden>
        ) : (
          <label data-part="label" htmlFor={id}>
            {label}
            {isRequired && (
              <span data-part="required" aria-hidden="true">
                *
              </span>
            )}
          </label>
        ))}
      {description && (
        <p data-part="description" id={`${id}-description`}>
          {description}
        </p>
      )}
      <div data-part="page">
        {overAt !== undefined && (
          <div data-part="mirror" dir="auto" aria-hidden="true">
            {value.slice(0, overAt)}
            <mark>{value.slice(overAt)}</mark>
            {"\u200b"}
          </div>
        )}
        <PaperArea
          areaRef={area}
          id={id}
          name={name}
          lang={lang}
          autoFocus={autoFocus}
          rows={isTitle ? 1 : minRows}
          firstValue={firstValue}
          isOneLine={isTitle}
          onChange={stableChange}
          onBlur={stableBlur}
          onFocus={stableFocus}
          onPaste={stablePaste}
          placeholder={placeholder}
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy.join(" ") || undefined}
          aria-invalid={isInvalid || undefined}
        />
      </div>
      <div data-part="footer" data-bare={isBare || undefined}>
        <div data-part="notes">
          <div id={`${id}-error`} aria-live="polite">
            {isInvalid && (
              <p data-part="error">
                <AlertIcon size="small" />
                {errorMessage}
              </p>
            )}
          </div>
          {hasHint && (
            <p data-part="hint" id={`${id}-hint`}>
              {errorHint}
            </p>
          )}
          {wordCount !== undefined && !isInvalid && !actions && (
            <Words count={wordCount} min={minWordCount || 0} max={maxWordCount || 0} />
          )}
        </div>
        {actions && <div data-part="actions">{actions}</div>}
        {ringMax !== undefined && <CharacterRing length={value.length} max={ringMax} limit={limit ?? Infinity} />}
      </div>
    </Root>
  );
}
