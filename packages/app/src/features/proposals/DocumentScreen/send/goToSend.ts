/** The panel from which a proposal goes out. */
export const sendElementId = "send";

/** Gives the panel the focus, once the sheet that it stands in is open, and shows that sheet from its start: what has to be looked at first. */
export function goToSend(): void {
  requestAnimationFrame(async () => {
    const panel = document.getElementById(sendElementId);
    const contents = panel?.closest('[role="group"]');
    await Promise.allSettled(contents?.getAnimations().map(({ finished }) => finished) ?? []);
    contents?.parentElement?.scrollTo({ top: 0 });
    panel?.focus({ preventScroll: true });
  });
}
