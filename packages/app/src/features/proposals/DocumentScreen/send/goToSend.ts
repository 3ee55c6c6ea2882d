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

/** Gives the panel the focus, once the sheet that it stands in is open, and shows that sheet from its start: what has to be looked at first. */
export function goToSend(): void {
  onceOpen(sendElementId, (panel, contents) => {
    contents?.parentElement?.scrollTo({ top: 0 });
    panel?.focus({ preventScroll: true });
  });
}
