/** The headline of the page once a link was sent; what there is to do about it is said below, in the words of the notice. */
export const linkSentTitle = "A link is on its way";
