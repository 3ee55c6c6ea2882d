import { Banner, Button } from "@grantwright/ui";
import { AboveSheet } from "./Draft.styles.ts";
import { notYoursCopy as copy } from "./notYours.copy.ts";

/** Above the sheet: what was typed by somebody who may no longer write stands here alone. */
export default function NotYours({ onDiscard }: { onDiscard: () => void }) {
  return (
    <AboveSheet>
      <Banner
        tone="danger"
        title={copy.title}
        action={
          <Button variant="line" size="small" onPress={onDiscard}>
            {copy.discard}
          </Button>
        }
      >
        {copy.text}
      </Banner>
    </AboveSheet>
  );
}
