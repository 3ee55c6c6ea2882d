import { media } from "@grantwright/ui";
import { useId } from "react";
import { styled } from "styled-components";
import { GrowingArea } from "./GrowingArea.tsx";

/** Props of LongField. */
export interface LongFieldProps {
  label: string;
  value: string;
  /** Called with the whole text at every change. Text is never cut, whatever the limit. */
  onChange: (text: string) => void;
  /** How many characters there may be: beyond, the field says how many too many. */
  limit: number;
}

const Root = styled.div`
  display: grid;
  gap: 6px;

  label {
    font-weight: var(--weight-label);
  }
  textarea {
    display: block;
    inline-size: 100%;
    min-block-size: 120px;
    max-block-size: 40dvh;
    padding: 10px 12px;
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-flat);
    background: var(--color-sheet);
    color: var(--color-ink);
    font: var(--weight-text) var(--text-16) / var(--leading-16) var(--font-sans);
    resize: none;
    field-sizing: content;
  }
  textarea:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }
  textarea[aria-invalid] {
    border-color: var(--color-danger-mark);
  }
  label > span,
  p {
    color: var(--color-danger);
  }
  ${media.small} {
    textarea {
      max-block-size: 30dvh;
    }
  }
`;

/** How far a text is over a limit, in words; undefined within it. */
export const overLimit = (text: string, limit: number): string | undefined =>
  text.length > limit
    ? `${text.length - limit} over the limit of ${limit} characters. Nothing is cut; shorten it to send it.`
    : undefined;

/** Several lines of plain text that grow as one writes. It is native: the ones of the design system weigh more than a dialog. */
export function LongField({ label, value, onChange, limit }: LongFieldProps) {
  const id = useId();
  const problem = overLimit(value, limit);
  return (
    <Root>
      <label htmlFor={id}>
        {label} <span aria-hidden="true">*</span>
      </label>
      <GrowingArea
        id={id}
        dir="auto"
        rows={4}
        required
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </Root>
  );
}
