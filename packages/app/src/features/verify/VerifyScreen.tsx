import { useVerifyAuthorship } from "@grantwright/api-client/react-query";
import { Banner, Heading } from "@grantwright/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { serverMessage } from "../../components/serverMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { FormRefusal } from "../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextArea } from "../../forms/FormTextArea.tsx";
import { useForm } from "../../forms/useForm.ts";
import { Letter } from "../../components/page/Letter.styles.ts";
import { copy } from "./verify.copy.ts";
import { verifySchema, type VerifyValues } from "./verify.schema.ts";

const nothing: VerifyValues = { report: "" };

const Fields = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding-block-start: 20px;

  > * {
    inline-size: 100%;
  }
  > button {
    inline-size: auto;
  }
`;

/** Whether an authorship report was made here, and nobody changed it since. For everybody, with an account or without. */
export default function VerifyScreen() {
  const verify = useVerifyAuthorship();
  /** What was checked last, and what came of it. */
  const [checked, setChecked] = useState<{ report: string; isValid: boolean }>();
  const form = useForm({
    schema: verifySchema,
    initialValues: nothing,
    onSubmit: async ({ report }) => {
      setChecked(undefined);
      const { isValid } = await verify.mutateAsync(report);
      setChecked({ report, isValid });
    },
    refusalOf: (error) => ({ message: serverMessage(error) ?? copy.failed }),
  });
  const outcome = checked?.report === form.values.report ? checked : undefined;
  return (
    <Letter>
      <title>{`${copy.title} · Grantwright`}</title>
      <Heading level={1} size={28}>
        {copy.title}
      </Heading>
      <p>{copy.text}</p>
      <Form form={form} as={Fields}>
        <FormTextArea name="report" label={copy.report} isRequired />
        <FormRefusal />
        <FormSubmit pendingLabel={copy.checking}>{copy.check}</FormSubmit>
        {outcome && (
          <Banner tone={outcome.isValid ? "success" : "danger"}>{outcome.isValid ? copy.valid : copy.invalid}</Banner>
        )}
      </Form>
    </Letter>
  );
}
