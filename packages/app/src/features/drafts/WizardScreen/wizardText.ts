/** What this device keeps of a description until an outline is made of it. */
export interface WizardText {
  text: string;
  /** The document that the new one would belong to. */
  parentId?: string | undefined;
  /** The draft that was begun in the form below the description. */
  docId?: string | undefined;
}

/** A description that nobody has typed. */
export const noText: WizardText = { text: "" };

/** Where the description for a template is kept; the blank wizard has none. */
export const wizardPlace = (templateId: string | undefined) => `wizard.${templateId ?? "blank"}` as const;
