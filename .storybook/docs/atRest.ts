import { waitFor } from "storybook/test";

/** What React Aria has folded, and has not taken away yet. */
const folding = ".react-aria-DisclosurePanel[aria-hidden=true]:not([hidden])";

/** Waits until what folds away is out of sight: until then it is hidden from assistive technology alone. */
export async function atRest(): Promise<void> {
  await waitFor(() => {
    for (const panel of document.querySelectorAll(folding))
      if (panel.checkVisibility({ visibilityProperty: true })) throw new Error("Something still folds away.");
  });
}
