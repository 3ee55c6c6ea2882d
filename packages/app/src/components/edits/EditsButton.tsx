import { IconButton, ProposeIcon } from "@grantwright/ui";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ScreenBoundary } from "../ScreenBoundary/ScreenBoundary.tsx";
import { useOpenSaved } from "../useOpenSaved.ts";
import { editsButtonCopy as copy } from "./editsButton.copy.ts";
import type { Selected, ShownEdits } from "./shownEdits.ts";

const EditsDialog = lazy(() => import("./EditsDialog.tsx"));

/** Props of EditsButton. */
export interface EditsButtonProps extends ShownEdits {
  /** Called before changes are asked for, so that what was just typed is saved. */
  onOpen?: () => Promise<unknown>;
  /** What of the text is selected; asked when the button is pressed. */
  selected?: () => Selected | undefined;
}

/** Opens the changes that a writer proposes to one text. */
export function EditsButton({ onOpen, selected, ...rest }: EditsButtonProps) {
  const [part, setPart] = useState<Selected>();
  const { isOpen, isOpening, open, close } = useOpenSaved(onOpen);
  const latest = useRef<ShownEdits>(undefined);
  useEffect(() => {
    latest.current = rest;
    return () => {
      latest.current = undefined;
    };
  });
  return (
    <>
      <IconButton
        size="small"
        label={copy.open(rest.title)}
        icon={<ProposeIcon size="small" />}
        isPending={isOpening}
        onPress={() => {
          setPart(selected?.());
          open();
        }}
      />
      {isOpen && (
        <ScreenBoundary isPart>
          <Suspense>
            <EditsDialog {...rest} latest={latest} selected={part} onClose={close} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}
