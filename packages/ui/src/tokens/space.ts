/** Distances on a 4 px grid, in rem. The key times 4 is the distance in px at the default text size. */
export const space = {
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  5: "1.25rem",
  6: "1.5rem",
  8: "2rem",
  10: "2.5rem",
  12: "3rem",
  14: "3.5rem",
  18: "4.5rem",
  24: "6rem",
} as const;

/** Smallest targets: WCAG 2.2 SC 2.5.8 for a mouse, SC 2.5.5 for a finger. */
export const target = { mouse: "24px", touch: "44px" } as const;

/** What lies above what. */
export const layer = { sticky: 10, sidebar: 20, float: 30, dialog: 40, toast: 50 } as const;

/** The widest viewport, in px, of the small (one column) and of the medium (no margin beside the text) layout. */
export const breakpoint = { small: 640, medium: 1279 } as const;
