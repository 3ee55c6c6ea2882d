import { beforeSendElementId } from "../../../../components/documents/beforeSend.ts";

/** The panel from which a proposal goes out. */
export const sendElementId = "send";

/** Does something with an element once the sheet that it stands in is open. */
export function onceOpen(elementId: string, act: (element: HTMLElement | null, sheet: Element | null) => void): void {
  requestAnimationFrame(async () => {
    const element = document.getElementById(elementId);
    const contents = element?.closest('[role="group"]') ?? null;
    await Promise.allSettled(contents?.getAnimations().map(({ finished }) => finished) ?? []);
    act(element, contents);
  });
}

/** Gives a part the focus, once the sheet that it stands in is open, and shows that sheet from its start: what has to be looked at first. */
function goTo(elementId: string): void {
  onceOpen(elementId, (part, contents) => {
    contents?.parentElement?.scrollTo({ top: 0 });
    part?.focus({ preventScroll: true });
  });
}

/** Leads to the panel from which it goes out. */
export const goToSend = () => goTo(sendElementId);

/** Leads to what has to be looked at before. */
export const goToCheck = () => goTo(beforeSendElementId);
