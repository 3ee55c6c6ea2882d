/** How a writer begins to tell what it found nothing for: the person is asked for it. */
export const askedForLead = "You will be asked for: ";
