import { useRef } from "react";
import type { ClipboardEvent, DragEvent } from "react";
import { useDrop } from "react-aria-components/useDrop";

interface FileTargetOptions {
  /** Takes nothing: a file let go over it is refused, and the page stays. */
  isUnavailable: boolean | undefined;
  /** Called at once with what was dropped or pasted. */
  onTake: (files: readonly File[]) => void;
}

/**
 * Files from a pointer and from the clipboard. React Aria follows the drag. Its DropZone would do the rest too, with a hidden
 * button to paste on: a stop more for the keyboard, beside the one that chooses files. Here what has the focus inside takes
 * what is pasted. Drags without files, such as of words, pass by.
 */
export function useFileTarget({ isUnavailable, onTake }: FileTargetOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({ ref, getDropOperation: () => (isUnavailable ? "cancel" : "copy") });

  const ofFiles =
    (follow: ((event: DragEvent<HTMLElement>) => void) | undefined) => (event: DragEvent<HTMLElement>) => {
      if (event.dataTransfer.types.includes("Files")) follow?.(event);
    };

  return {
    isDropTarget,
    targetProps: {
      ref,
      onDragEnter: ofFiles(dropProps.onDragEnter),
      onDragOver: ofFiles(dropProps.onDragOver),
      onDragLeave: dropProps.onDragLeave,
      onDrop: ofFiles((event) => {
        dropProps.onDrop?.(event);
        onTake([...event.dataTransfer.files]);
      }),
      onPaste: (event: ClipboardEvent) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        onTake([...event.clipboardData.files]);
      },
    },
  };
}
