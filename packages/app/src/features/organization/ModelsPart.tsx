import type { Schemas } from "@grantwright/api-client";
import { useModelRule, useSetModelRule } from "@grantwright/api-client/react-query";
import { Checkbox, Heading, showToast, Skeleton, Text } from "@grantwright/ui";
import { Loaded } from "../../components/Loaded.tsx";
import { serverMessage } from "../../components/serverMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { FormRadioGroup } from "../../forms/FormRadioGroup.tsx";
import { FormRefusal } from "../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import type { FormState } from "../../forms/formState.ts";
import { useForm } from "../../forms/useForm.ts";
import { modelsCopy as copy } from "./models.copy.ts";
import { modelsSchema, type ModelsValues } from "./models.schema.ts";
import { Fields, Part } from "./Organization.styles.ts";

type Models = Schemas["AccountModels"];

/** Which models may write for the account, and for who may, the choice; nothing where the server has no model and none was ruled out. */
export function ModelsPart() {
  const rule = useModelRule();
  if (rule.data?.offered.length === 0 && rule.data.rule.use === "any") return null;
  return (
    <Part>
      <Heading level={2} size={22}>
        {copy.title}
      </Heading>
      <p>{copy.text}</p>
      <Loaded
        query={rule}
        skeleton={<Skeleton lines={3} />}
        failed={{ level: 3, title: copy.loadFailed, retry: copy.retry }}
      >
        {(found) => (found.canChange ? <Choice found={found} /> : <Told {...found} />)}
      </Loaded>
    </Part>
  );
}

function Told({ rule, offered }: Models) {
  return (
    <div data-part="row">
      <Text>
        {copy.rule(rule)} {copy.offered(offered)} {copy.decidedBy}
      </Text>
    </div>
  );
}

function Choice({ found: { rule, offered } }: { found: Models }) {
  const change = useSetModelRule();
  const form = useForm<ModelsValues>({
    schema: modelsSchema,
    initialValues: { use: rule.use, models: rule.models ?? [] },
    onSubmit: async ({ use, models }) => {
      await change.mutateAsync(use === "only" ? { use, models } : { use });
      showToast({ title: copy.saved, tone: "success" });
    },
    refusalOf: (error) => ({ message: serverMessage(error) ?? copy.failed }),
  });
  const chosenBefore = (rule.models ?? []).filter((name) => offered.every((each) => each.name !== name));
  const all = [...offered, ...chosenBefore.map((name) => ({ name }))];
  const uses = (["any", "none", ...(all.length > 0 ? (["only"] as const) : [])] as const).map((value) => ({
    value,
    ...copy.uses[value],
  }));
  return (
    <Form form={form} as={Fields}>
      <FormRadioGroup name="use" label={copy.choice} description={copy.offered(offered)} options={uses} />
      {form.values.use === "only" && (
        <div role="group" aria-label={copy.models}>
          {all.map((model, index) => (
            <OneModel
              key={model.name}
              form={form}
              name={model.name}
              label={copy.named(model)}
              isGone={chosenBefore.includes(model.name)}
              problem={index === 0 ? form.problemOf("models") : undefined}
            />
          ))}
        </div>
      )}
      <FormRefusal />
      <div data-part="buttons">
        <FormSubmit variant="line" pendingLabel={copy.saving}>
          {copy.save}
        </FormSubmit>
      </div>
    </Form>
  );
}

interface OneModelProps {
  form: FormState<ModelsValues>;
  name: string;
  label: string;
  isGone: boolean;
  problem: string | undefined;
}

function OneModel({ form, name, label, isGone, problem }: OneModelProps) {
  const { models } = form.values;
  return (
    <Checkbox
      label={label}
      {...(isGone && { description: copy.gone })}
      {...(problem !== undefined && { errorMessage: problem })}
      isSelected={models.includes(name)}
      onChange={(isSelected) =>
        form.change("models", isSelected ? [...models, name] : models.filter((each) => each !== name))
      }
    />
  );
}
