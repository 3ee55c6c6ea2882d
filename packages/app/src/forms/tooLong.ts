import { formsCopy } from "./forms.copy.ts";

/** The message of a rule that bounds a text: how far it is over. */
export const tooLong = ({ value, max }: { value: string; max: number }): string =>
  formsCopy.tooLong(value.length - max, max);
