/** The panel from which a proposal goes out. */
export const sendElementId = "send";

/** What has to be looked at before that, above it. */
export const beforeSendElementId = "before-send";

/** Brings the panel into view with what stands before it, once what both stand in is open, and the focus to it. */
export function goToSend(): void {
  requestAnimationFrame(async () => {
    const panel = document.getElementById(sendElementId);
    const opening = panel?.closest('[role="group"]')?.getAnimations() ?? [];
    await Promise.allSettled(opening.map(({ finished }) => finished));
    (document.getElementById(beforeSendElementId) ?? panel)?.scrollIntoView({ block: "start" });
    panel?.focus({ preventScroll: true });
  });
}
