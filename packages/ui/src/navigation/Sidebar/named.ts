/** Where there is room for the names of the places below their icons, and a pointer to open the bar with. */
export const roomy = "@media (hover: hover) and (min-width: 1400px)";

/** Where the bar has the names below the icons while it is closed: nothing can hover to open it, or there is room for them. */
export const named = "@media (hover: none), (min-width: 1400px)";
