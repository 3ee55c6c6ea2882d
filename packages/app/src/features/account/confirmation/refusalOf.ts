import { serverMessage } from "../../../components/serverMessage.ts";
import type { Refusal } from "../../../forms/formState.ts";
import { refusedField } from "../refusedField.ts";

/** What a form says of what was thrown: at its field where the server names one, in the server's words where it has some, or `failed`. */
export const refusalOf =
  (failed: string) =>
  (error: unknown): Refusal =>
    refusedField(error) ?? { message: serverMessage(error) ?? failed };
