import { Banner } from "@grantwright/ui";
import { useFormState } from "./FormContext.ts";

/** Why the whole form was refused, until it is sent again. */
export function FormRefusal() {
  const { refusal } = useFormState();
  return refusal ? <Banner tone="danger">{refusal.message}</Banner> : null;
}
