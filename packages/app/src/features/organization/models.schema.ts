import { array, object, string, type InferType } from "yup";
import { modelsCopy as copy } from "./models.copy.ts";

/** Which models may write: at least one where only some may. */
export const modelsSchema = object({
  use: string().oneOf(["any", "none", "only"]).defined(),
  models: array(string().defined())
    .defined()
    .when("use", ([use], schema) => (use === "only" ? schema.min(1, copy.required) : schema)),
});

/** The values of that form. */
export type ModelsValues = InferType<typeof modelsSchema>;
