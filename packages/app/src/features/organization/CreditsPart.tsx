import type { Schemas } from "@grantwright/api-client";
import { useChangeTeam } from "@grantwright/api-client/react-query";
import { Badge, ButtonLink, Disclosure, Heading, showToast } from "@grantwright/ui";
import { serverMessage } from "../../components/serverMessage.ts";
import { requestCopy } from "../../components/requestErrors.ts";
import { Form } from "../../forms/Form.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextField } from "../../forms/FormTextField.tsx";
import { useForm } from "../../forms/useForm.ts";
import { copy } from "./organization.copy.ts";
import { giveSchema, type GiveValues } from "./organization.schema.ts";
import { Fields, Part } from "./Organization.styles.ts";

/** What the team may spend, and how it gets more. */
export function CreditsPart({ team }: { team: Schemas["TeamDetails"] }) {
  return (
    <Part>
      <Heading level={2} size={22}>
        {copy.credits}
      </Heading>
      <p>{copy.creditsText}</p>
      <div data-part="row">
        <b>{copy.creditCount(team.proposalCredits)}</b>
        {team.isSubscribed && <Badge tone="brand">{copy.subscribed}</Badge>}
        {team.role !== "member" && (
          <ButtonLink variant="line" size="small" href="/pricing">
            {copy.buy}
          </ButtonLink>
        )}
      </div>
      <div data-part="row">
        <Disclosure title={copy.give}>
          <GiveForm />
        </Disclosure>
      </div>
    </Part>
  );
}

function GiveForm() {
  const change = useChangeTeam();
  const form = useForm<GiveValues>({
    schema: giveSchema,
    initialValues: { amount: "1" },
    onSubmit: async (values) => {
      const amount = Number(values.amount);
      await change.mutateAsync({ kind: "give", amount });
      form.reset();
      showToast({ title: copy.given(amount), tone: "success" });
    },
    refusalOf: (error) => ({ id: "amount", message: serverMessage(error) ?? requestCopy.error }),
  });
  return (
    <Form form={form} as={Fields}>
      <FormTextField name="amount" label={copy.giveAmount} description={copy.giveText} inputMode="numeric" />
      <div data-part="buttons">
        <FormSubmit variant="line" pendingLabel={copy.giving}>
          {copy.giveConfirm}
        </FormSubmit>
      </div>
    </Form>
  );
}
