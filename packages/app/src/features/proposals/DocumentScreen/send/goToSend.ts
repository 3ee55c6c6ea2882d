/** The panel from which a proposal goes out. */
export const sendElementId = "send";

/** Brings the panel into view once what it stands in is open, and the focus to it. */
export function goToSend(): void {
  requestAnimationFrame(async () => {
    const panel = document.getElementById(sendElementId);
    const opening = panel?.closest('[role="group"]')?.getAnimations() ?? [];
    await Promise.allSettled(opening.map(({ finished }) => finished));
    panel?.scrollIntoView({ block: "nearest" });
    panel?.focus({ preventScroll: true });
  });
}
