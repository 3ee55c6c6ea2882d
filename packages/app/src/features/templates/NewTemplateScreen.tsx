import { createTemplate, type BodyOf, type Schemas } from "@grantwright/api-client";
import { useApiClient, useRefreshTemplates } from "@grantwright/api-client/react-query";
import { Heading, SegmentedControl, Skeleton, Text } from "@grantwright/ui";
import { BackLink } from "../../components/page/BackLink.tsx";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { documentTypeName } from "../../components/documents/documentType.ts";
import { KeptNotice } from "../../components/fields/KeptNotice.tsx";
import { Form } from "../../forms/Form.tsx";
import { FormSegmentedControl } from "../../forms/FormSegmentedControl.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextField } from "../../forms/FormTextField.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useSession } from "../../session/useSession.ts";
import { CallForm } from "./CallForm.tsx";
import { blankSchema, type BlankValues } from "./new-template.schema.ts";
import type { CheckedReading } from "./reading.schema.ts";
import { copy } from "./templates.copy.ts";
import { CheckColumn, Choice, Column, Crumb, Part, Title } from "./Templates.styles.ts";

const CheckReading = lazy(() => import("./CheckReading.tsx"));

/** What is on this device of a template that is not made yet. */
interface KeptCall {
  text: string;
  /** The name of a blank one. */
  name: string;
  /** What was read from it, and is being checked. */
  reading?: Schemas["CallReading"] | undefined;
  /** What the person made of it so far. */
  checked?: CheckedReading | undefined;
}

const nothing: KeptCall = { text: "", name: "" };

type Way = "blank" | "call";

/** The ways to a template of one's own: blank, or from a funder's call. */
export default function NewTemplateScreen() {
  const session = useSession();
  if (session.status !== "signedIn") return <Column aria-busy />;
  return <NewTemplate key={session.user.id} userId={session.user.id} writer={session.user.writer} />;
}

function NewTemplate({ userId, writer }: { userId: string; writer: Schemas["WriterInfo"] | undefined }) {
  const client = useApiClient();
  const navigate = useNavigate();
  const refresh = useRefreshTemplates();
  const [state, kept] = useKeptText(userId, "call", nothing);
  const [chosen, setWay] = useState<Way>();
  const [isJustRead, setJustRead] = useState(false);
  const make = useMutation({
    mutationFn: (body: BodyOf<"createTemplate">) =>
      createTemplate(client, body, { idempotencyKey: kept.sendingKey(body) }),
    onMutate: () => state.typed ?? nothing,
    onSuccess: async ({ id }, _body, sent) => {
      kept.forget(sent);
      // A call that was pasted is not lost to a blank one.
      if (!sent.reading && sent.text) kept.write({ ...sent, name: "" });
      await navigate(`/templates/${id}`, { replace: true });
      void refresh(id);
    },
  });
  /** Makes the template. The button stays busy until its page has come in place of this one. */
  const makeAndLeave = async (body: BodyOf<"createTemplate">) => {
    await make.mutateAsync(body);
    await new Promise<never>(() => {});
  };
  // What was sent is forgotten on the device, and stands here until the page is left.
  const call = (make.isSuccess ? make.context : state.typed) ?? nothing;
  const way = chosen ?? (call.text ? "call" : "blank");
  const change = (part: Partial<KeptCall>) => {
    if (!make.isSuccess) kept.write({ ...call, ...part });
  };

  const column = useRef<HTMLDivElement>(null);
  const [isBack, setBack] = useState(false);
  // The button that was pressed is gone with its page.
  useEffect(() => {
    if (isBack) column.current?.querySelector<HTMLElement>("textarea, input[type='text']")?.focus();
  }, [isBack]);
  const backToText = () => {
    setBack(true);
    change({ reading: undefined, checked: undefined });
  };

  if (call.reading)
    return (
      <Suspense fallback={<CheckSkeleton />}>
        <CheckReading
          reading={call.reading}
          isJustRead={isJustRead}
          checked={call.checked}
          onCheck={(checked) => change({ checked })}
          onMake={makeAndLeave}
          onBack={backToText}
          onBlank={() => {
            backToText();
            setWay("blank");
          }}
          notice={<KeptNotice state={{ ...state, others: [] }} text={kept} />}
        />
      </Suspense>
    );
  return (
    <Column ref={column}>
      <title>{`${copy.newTitle} · Grantwright`}</title>
      <Crumb>
        <BackLink to="/templates">{copy.templates}</BackLink>
      </Crumb>
      <Title data-way={way}>
        <Heading level={1} size={36}>
          {copy.newTitle}
        </Heading>
        <Text size={16} tone="soft">
          {copy.newText}
        </Text>
      </Title>
      <Choice>
        <SegmentedControl
          label={copy.how}
          isLabelShown
          options={[
            { value: "blank", label: copy.blank },
            { value: "call", label: copy.fromCall },
          ]}
          value={way}
          onChange={setWay}
        />
        <Text tone="soft">{way === "blank" ? copy.blankText : copy.fromCallText}</Text>
      </Choice>
      {way === "blank" ? (
        <BlankForm name={call.name} onName={(name) => change({ name })} onMake={makeAndLeave} />
      ) : (
        <CallForm
          writer={writer}
          text={call.text}
          onText={(text) => change({ text })}
          onRead={(reading) => {
            setJustRead(true);
            setBack(false);
            change({ reading });
          }}
        />
      )}
      <KeptNotice state={state} text={kept} />
    </Column>
  );
}

/** What was read, while its page is fetched. */
function CheckSkeleton() {
  return (
    <CheckColumn aria-busy>
      <Title>
        <Skeleton width="min(340px, 90%)" height="44px" />
        <Skeleton width="min(560px, 90%)" height="16px" />
      </Title>
      <Part>
        <Skeleton lines={6} height="56px" />
      </Part>
    </CheckColumn>
  );
}

interface BlankFormProps {
  name: string;
  onName: (name: string) => void;
  onMake: (body: BodyOf<"createTemplate">) => Promise<unknown>;
}

const types = (Object.keys(documentTypeName) as Schemas["DocumentType"][]).map((value) => ({
  value,
  label: documentTypeName[value],
}));

const blank: BlankValues = { name: "", type: "grant" };

/** A template of which only the name is known. */
function BlankForm({ name, onName, onMake }: BlankFormProps) {
  const [type, setType] = useState(blank.type);
  const form = useForm<BlankValues>({
    schema: blankSchema,
    initialValues: blank,
    source: {
      values: { name, type },
      write: (values) => {
        if (values.name !== name) onName(values.name);
        setType(values.type);
      },
    },
    onSubmit: (values) => onMake({ ...values, fields: [], documentChecklist: [] }),
  });
  return (
    <Form form={form}>
      <Part as="div">
        <FormTextField name="name" label={copy.name} description={copy.nameText} isRequired />
        <FormSegmentedControl name="type" label={copy.type} isLabelShown options={types} />
        <div data-action>
          <FormSubmit pendingLabel={copy.making}>{copy.makeBlank}</FormSubmit>
        </div>
      </Part>
    </Form>
  );
}
