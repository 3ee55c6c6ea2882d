/** Where there is room for one of the two: 30 percent of it would be less than 280 px, too narrow for a message's name. */
export const onePane = "(max-width: 1023px)";
