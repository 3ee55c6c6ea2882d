import type { Schemas } from "@grantwright/api-client";
import { Heading, media, WordCountBadge } from "@grantwright/ui";
import { styled } from "styled-components";
import { dotted } from "../dotted.ts";
import { copy } from "./askedFor.copy.ts";

/** The sections that a grant asks for, numbered. */
const Asked = styled.ol`
  counter-reset: section;
  max-inline-size: 776px;
  border-block-start: 1px solid var(--color-line);

  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 2px 24px;
    padding-block: 14px;
    padding-inline-start: 40px;
    border-block-end: 1px solid var(--color-line);
    counter-increment: section;
  }
  > li::before {
    content: counter(section);
    position: absolute;
    inset-block-start: 14px;
    inset-inline-start: 0;
    color: var(--color-ink-faint);
    font: 400 var(--text-18) / 1.5rem var(--font-serif);
    font-variant-numeric: oldstyle-nums;
  }
  small {
    color: var(--color-ink-soft);
    font-size: var(--text-12);
    line-height: var(--leading-12);
    font-variant-numeric: tabular-nums;
  }
  small:empty {
    display: none;
  }
  /* Its limits are told, and are nothing to press: at the end of the title's line. */
  > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: end;
    gap: 0 10px;
  }
  > li > div > span {
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-ink-soft);
    font-weight: var(--weight-text);
  }
  > li > p {
    grid-column: 1 / -1;
    color: var(--color-ink-soft);
    text-wrap: pretty;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  ${media.small} {
    > li {
      column-gap: 12px;
      padding-inline-start: 28px;
    }
    > li > div {
      max-inline-size: 8em;
      text-align: end;
    }
  }
`;

/** The sections that a template asks for, with their limits and the funder's own guidance; nothing where there are none. */
export function AskedFor({ fields }: { fields: readonly Schemas["Field"][] }) {
  const shown = fields.filter(({ hidden }) => !hidden);
  if (shown.length === 0) return null;
  return (
    <>
      <Heading level={2} size={22}>
        {copy.title}
      </Heading>
      <Asked>
        {shown.map((field) => (
          <li key={field.id}>
            <Heading level={3} size={18} dir="auto">
              {field.title}
            </Heading>
            <div>
              <small>{limitsOf(field)}</small>
              <WordCountBadge minWordCount={field.minWordCount} maxWordCount={field.maxWordCount} />
            </div>
            {field.description && <p dir="auto">{field.description}</p>}
          </li>
        ))}
      </Asked>
    </>
  );
}

/** What is said of a section's length, besides its words, and whether one has to write it. */
function limitsOf({ required, auto, description, maxLength, isMaxLengthRoom, pageLimit }: Schemas["Field"]): string {
  return dotted(
    // What it is written from is said below, where it is known. Most have to be written: what need not be is named.
    auto ? !description && copy.auto : !required && copy.optional,
    maxLength && !isMaxLengthRoom && copy.characters(maxLength),
    pageLimit && copy.pages(pageLimit),
  );
}
