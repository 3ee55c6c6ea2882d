import type { Schemas } from "@grantwright/api-client";
import { Badge, GrantHistory, Sheet, Text, useMediaQuery } from "@grantwright/ui";
import { useState } from "react";
import { sortSuggestions } from "../../../components/documents/suggestions.ts";
import { copy } from "./draft.copy.ts";
import { SheetBody } from "./Margin.styles.ts";
import { MarginPanel, type MarginPanelProps } from "./MarginPanel.tsx";

import { SectionNotes } from "./SectionNotes.tsx";

/** Where the margin no longer fits beside the sheet, in CSS. */
const noMargin = "(max-width: 1279px)";

/** The margin as a sheet from the bottom, on screens with no room beside the text. */
export function MarginSheet(props: MarginPanelProps) {
  const isShown = useMediaQuery(noMargin);
  const [isOpen, setOpen] = useState(false);
  if (!isShown) return null;
  const { doc } = props;
  const suggestions = sortSuggestions(doc.review?.suggestions ?? []);
  const count = (priority: Schemas["Suggestion"]["priority"]) =>
    suggestions.filter((suggestion) => suggestion.priority === priority).length;
  return (
    <Sheet
      title={copy.margin}
      isOpen={isOpen}
      onOpenChange={setOpen}
      summary={
        suggestions.length === 0 ? (
          <Text size={12} tone="soft">
            {copy.noNotes}
          </Text>
        ) : (
          <>
            {count("high") > 0 && <Badge tone="danger">{copy.notes(count("high"), 0, 0)}</Badge>}
            {count("medium") > 0 && <Badge tone="attention">{copy.notes(0, count("medium"), 0)}</Badge>}
          </>
        )
      }
    >
      <SheetBody>
        <SectionNotes suggestions={suggestions} />
        <MarginPanel {...props} />
        {doc.pastFundedProjects.length > 0 && <GrantHistory title={copy.history} items={doc.pastFundedProjects} />}
      </SheetBody>
    </Sheet>
  );
}
