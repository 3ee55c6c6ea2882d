/** In CSS: one column, as `media.small` has it in styles. */
export const smallScreen = "(max-width: 640px)";

/** In CSS: a phone, with enough height for a head and a foot. There a draft is written one section a screen, and has no other bars. */
export const pagedScreen = "(max-width: 640px) and (min-height: 421px)";
