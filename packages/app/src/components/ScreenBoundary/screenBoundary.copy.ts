/** Texts of what stands in for a screen, or for a part of one, that broke. */
export const copy = {
  broken: "This page has stopped working",
  partBroken: "A part of this page has stopped working",
  brokenText: "What you typed was kept first. Reload the page to go on.",
  missing: "A part of this page could not be loaded",
  missingText:
    "There may be a newer version of Grantwright, or no network. What you typed was kept first. Reload the page to go on.",
  reload: "Reload",
} as const;
