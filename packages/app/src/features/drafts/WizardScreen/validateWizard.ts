import { yupToFormErrors, type FormikErrors } from "formik";
import type { WizardValues } from "./wizard.schema.ts";

/** Fetches the rules: they are not needed to show the form, so they come after it. */
export const loadRules = () => import("./wizard.schema.ts");

/** Everything that is wrong with the wizard's values. */
export async function validateWizard(values: WizardValues): Promise<FormikErrors<WizardValues>> {
  const { wizardSchema } = await loadRules();
  try {
    await wizardSchema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
