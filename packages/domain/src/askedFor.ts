/** How a writer begins to tell for which sections it found nothing: the person will be asked for them. */
export const askedForLead = "You will be asked for: ";
