import type { KeptState, KeptText } from "../autosave/keptText.ts";
import type { FormSource } from "./formState.ts";

/** Values that this device keeps until they are sent: they stand there alone, and the form reads them there. */
export const keptSource = <Values>(
  [state, kept]: readonly [KeptState<Values>, KeptText<Values>],
  nothing: Values,
): FormSource<Values> => ({ values: state.typed ?? nothing, write: kept.write });
