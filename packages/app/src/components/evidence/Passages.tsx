import type { Schemas } from "@grantwright/api-client";
import { IconButton, PlusIcon, VisuallyHidden } from "@grantwright/ui";
import { evidenceCopy as copy } from "./evidence.copy.ts";
import { FactWords, Sentences, TableFrame } from "./evidence.styles.ts";
import type { Insertion } from "./insertion.ts";
import { passageGroups, piecesOfPassage, type PassageGroup, type PassagePiece } from "./passageGroups.ts";
import { UsedSections, type SectionLinks } from "./UsedSections.tsx";
import { lineOf, wordsOf } from "./wordsOf.ts";

/** Props of Passages. */
export interface PassagesProps extends SectionLinks {
  filename: string;
  passages: readonly Schemas["EvidencePassage"][];
  /** Whether passages can be put into a text; left out where the text is only read. */
  insertion: Pick<Insertion, "unavailableReason"> | undefined;
  /** Puts words into the text. */
  onInsert: (words: string) => void;
}

/** How much of a passage its button is called by, in characters. */
const mostNamed = 80;

/** What was read of a file: sentences, and tables by their rows. */
export function Passages(props: PassagesProps) {
  return passageGroups(props.passages).map((group, index) =>
    group.kind === "table" ? <Table key={index} {...props} {...group} /> : <Texts key={index} {...props} {...group} />,
  );
}

interface InsertButtonProps extends Pick<PassagesProps, "onInsert">, Pick<Insertion, "unavailableReason"> {
  /** What the passage says, which the button is called by. */
  line: string;
  words: string;
}

function InsertButton({ line, words, onInsert, unavailableReason }: InsertButtonProps) {
  const availability = unavailableReason === undefined ? {} : ({ isUnavailable: true, unavailableReason } as const);
  return (
    <IconButton
      size="small"
      label={copy.insert(line.length > mostNamed ? `${line.slice(0, mostNamed)}…` : line)}
      icon={<PlusIcon size="small" />}
      onPress={() => onInsert(words)}
      {...availability}
    />
  );
}

function Words({ pieces }: { pieces: readonly PassagePiece[] }) {
  return pieces.map(({ text, isFact }, index) => (isFact ? <FactWords key={index}>{text}</FactWords> : text));
}

function Texts({
  filename,
  passages,
  insertion,
  onInsert,
  ...links
}: PassagesProps & Extract<PassageGroup, { kind: "text" }>) {
  return (
    <Sentences aria-label={copy.passages(filename)}>
      {passages.map((passage) => (
        <li key={passage.start}>
          <div>
            <p dir="auto">
              <Words pieces={piecesOfPassage(passage)} />
            </p>
            <UsedSections sections={passage.usedIn} {...links} />
          </div>
          {insertion && (
            <InsertButton
              line={lineOf(passage)}
              words={wordsOf(passage, filename)}
              {...insertion}
              onInsert={onInsert}
            />
          )}
        </li>
      ))}
    </Sentences>
  );
}

function Table({
  filename,
  head,
  rows,
  columns,
  insertion,
  onInsert,
  ...links
}: PassagesProps & Extract<PassageGroup, { kind: "table" }>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <TableFrame role="group" aria-label={copy.table(filename)} tabIndex={0}>
      <table>
        {head && (
          <thead>
            <tr>
              {Array.from({ length: columns }, (_none, at) => (
                <th key={at} scope="col" dir="auto">
                  {head[at]}
                </th>
              ))}
              {insertion && (
                <th scope="col" data-action>
                  <VisuallyHidden>{copy.insertColumn}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ passage, cells: [label = [], ...values] }) => (
            <tr key={passage.start}>
              <th scope="row" dir="auto">
                <Words pieces={label} />
                <UsedSections sections={passage.usedIn} {...links} />
              </th>
              {Array.from({ length: columns - 1 }, (_none, at) => (
                <td key={at} dir="auto">
                  <Words pieces={values[at] ?? []} />
                </td>
              ))}
              {insertion && (
                <td data-action>
                  <InsertButton
                    line={lineOf(passage, head)}
                    words={wordsOf(passage, filename, head)}
                    {...insertion}
                    onInsert={onInsert}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
