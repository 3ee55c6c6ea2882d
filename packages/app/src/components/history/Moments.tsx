import { Button, RadioGroup } from "@grantwright/ui";
import { historyCopy as copy } from "./history.copy.ts";
import { Entries } from "./history.styles.ts";

/** Props of Moments. */
export interface MomentsProps {
  /** When somebody wrote, and who and how. */
  moments: readonly { key: string; label: string; description: string; group?: string }[];
  /** The key of the one that is shown. */
  chosen: string;
  onChoose: (key: string) => void;
  /** The pages in which they come. */
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** The moments of a history, the newest first, of which one is shown beside them. */
export function Moments({ moments, chosen, onChoose, pages }: MomentsProps) {
  return (
    <Entries>
      <RadioGroup
        label={copy.entries}
        isLabelHidden
        value={chosen}
        onChange={onChoose}
        options={moments.map(({ key, ...shown }) => ({ value: key, ...shown }))}
      />
      {pages.hasNextPage && (
        <Button
          variant="line"
          size="small"
          isPending={pages.isFetchingNextPage}
          onPress={() => void pages.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </Entries>
  );
}
