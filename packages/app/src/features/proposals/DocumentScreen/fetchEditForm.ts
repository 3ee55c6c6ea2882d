/** Fetches the form in which a section is edited; most who open a proposal read it. */
export const fetchEditForm = () => import("./SectionEditForm.tsx");

/** Whoever comes to the button will press it: the field has to be there then. */
export const prepareEditForm = () => void fetchEditForm().catch(() => {});
