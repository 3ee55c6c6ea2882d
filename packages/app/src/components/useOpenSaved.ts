import { useState } from "react";

/** Something about a text that opens once the text is saved. */
export interface OpenSaved {
  isOpen: boolean;
  /** The text is being saved first. */
  isOpening: boolean;
  open: () => void;
  close: () => void;
}

/** Opens something about a text once `save` is over: where it cannot be saved now, what opens is of the text that the server has. */
export function useOpenSaved(save: (() => Promise<unknown>) | undefined): OpenSaved {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const openSaved = async () => {
    setOpening(true);
    await save?.().catch(() => {});
    setOpening(false);
    setOpen(true);
  };
  return { isOpen, isOpening, open: () => void openSaved(), close: () => setOpen(false) };
}
