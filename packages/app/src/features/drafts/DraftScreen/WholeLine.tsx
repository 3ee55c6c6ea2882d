import { longestOf, sectionId, sectionKey, textOf, wholeOf, type TextKey } from "@grantwright/domain";
import { Button } from "@grantwright/ui";
import { useState } from "react";
import { useMay } from "../../../components/access/access.ts";
import { wholeCopy } from "../../../components/documents/whole.copy.ts";
import { createWordCounts } from "./rules/openPlaces.ts";
import { wholeLineCopy as copy } from "./wholeLine.copy.ts";
import { Line } from "./WholeLine.styles.ts";
import type { DraftOverview } from "./store/createDraftStore.ts";

/** Props of WholeLine. */
export interface WholeLineProps {
  overview: Pick<DraftOverview, "doc" | "fields" | "inputs">;
  onGo: (key: TextKey) => void;
}

/**
 * How long all sections are together, against what the funder takes, and the way to the longest once that is too much. What is written at the end
 * is not among them yet, and pages are counted in the file alone.
 */
export default function WholeLine({ overview: { doc, fields, inputs }, onGo }: WholeLineProps) {
  const [wordsOf] = useState(createWordCounts);
  const canWrite = useMay()("write");
  const { pageLimit } = doc.template;
  const sections = fields.map(({ id, title }) => {
    const key = sectionKey(sectionId(id));
    return { id, title, key, text: textOf(inputs, key) };
  });
  const whole = wholeOf(sections, doc.template, ({ id, text }) => wordsOf(id, text));
  const longest = whole && whole.count > whole.most ? longestOf(sections, whole.unit) : undefined;
  const composed = fields.filter(({ auto }) => auto).map(({ title }) => title);
  return (
    <Line>
      {whole && (
        <span data-tone={longest && "attention"}>
          {wholeCopy.inAll(whole)}
          {longest && canWrite && (
            <Button
              variant="quiet"
              size="small"
              onPress={() => onGo(longest.key)}
              aria-label={copy.shortenNamed(longest.title)}
            >
              {wholeCopy.shorten}
            </Button>
          )}
        </span>
      )}
      {pageLimit !== undefined && <span>{copy.pages(pageLimit)}</span>}
      {whole && composed.length > 0 && <span>{copy.added(composed)}</span>}
    </Line>
  );
}
