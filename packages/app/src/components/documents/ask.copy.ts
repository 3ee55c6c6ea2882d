/** What the landing page asks, at once; the field for the answer comes with its code. */
export const ask = "What do you want to do?";
