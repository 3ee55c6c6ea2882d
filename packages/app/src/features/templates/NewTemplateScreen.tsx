import { createTemplate, type BodyOf, type Schemas } from "@grantwright/api-client";
import { useApiClient, useRefreshTemplates } from "@grantwright/api-client/react-query";
import { Button, Heading, SegmentedControl, Text, TextField } from "@grantwright/ui";
import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { documentTypeName } from "../../components/documents/documentType.ts";
import { KeptNotice } from "../../components/fields/KeptNotice.tsx";
import { showRequestError } from "../../components/requestErrors.ts";
import { useSession } from "../../session/useSession.ts";
import { CallForm } from "./CallForm.tsx";
import { CheckReading, type CheckedReading } from "./CheckReading.tsx";
import { copy } from "./templates.copy.ts";
import { Column, Part, Title } from "./Templates.styles.ts";
import { problemCopy } from "./templateModel.ts";

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
  return <NewTemplate key={session.user.id} userId={session.user.id} />;
}

function NewTemplate({ userId }: { userId: string }) {
  const client = useApiClient();
  const navigate = useNavigate();
  const refresh = useRefreshTemplates();
  const [state, kept] = useKeptText(userId, "call", nothing);
  const call = state.typed ?? nothing;
  const [chosen, setWay] = useState<Way>();
  const way = chosen ?? (call.text ? "call" : "blank");
  const change = (part: Partial<KeptCall>) => kept.write({ ...call, ...part });
  const make = useMutation({
    mutationFn: (body: BodyOf<"createTemplate">) =>
      createTemplate(client, body, { idempotencyKey: kept.sendingKey(body) }),
    onMutate: () => call,
    onSuccess: async ({ id }, _body, sent) => {
      kept.forget(sent);
      // A call that was pasted is not lost to a blank one.
      if (!sent.reading && sent.text) kept.write({ ...sent, name: "" });
      await navigate(`/templates/${id}`, { replace: true });
      void refresh(id);
    },
    onError: showRequestError,
  });

  const backToText = () => change({ reading: undefined, checked: undefined });

  if (call.reading)
    return (
      <CheckReading
        reading={call.reading}
        checked={call.checked}
        onCheck={(checked) => change({ checked })}
        isMaking={make.isPending}
        onMake={(body) => make.mutate(body)}
        onBack={backToText}
        onBlank={() => {
          backToText();
          setWay("blank");
        }}
        notice={<KeptNotice state={{ ...state, others: [] }} text={kept} />}
      />
    );
  return (
    <Column>
      <title>{`${copy.newTitle} · Grantwright`}</title>
      <Title>
        <Heading level={1} size={36}>
          {copy.newTitle}
        </Heading>
        <Text size={16} tone="soft">
          {copy.newText}
        </Text>
        <SegmentedControl
          label={copy.how}
          options={[
            { value: "blank", label: copy.blank },
            { value: "call", label: copy.fromCall },
          ]}
          value={way}
          onChange={setWay}
        />
      </Title>
      {way === "blank" ? (
        <BlankForm
          name={call.name}
          onName={(name) => change({ name })}
          isMaking={make.isPending}
          onMake={(body) => make.mutate(body)}
        />
      ) : (
        <CallForm text={call.text} onText={(text) => change({ text })} onRead={(reading) => change({ reading })} />
      )}
      <KeptNotice state={state} text={kept} />
    </Column>
  );
}

interface BlankFormProps {
  name: string;
  onName: (name: string) => void;
  isMaking: boolean;
  onMake: (body: BodyOf<"createTemplate">) => void;
}

const types = (Object.keys(documentTypeName) as Schemas["DocumentType"][]).map((value) => ({
  value,
  label: documentTypeName[value],
}));

/** A template of which only the name is known. */
function BlankForm({ name, onName, isMaking, onMake }: BlankFormProps) {
  const [type, setType] = useState<Schemas["DocumentType"]>("grant");
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = !name.trim() ? problemCopy.name : name.length > 200 ? problemCopy.long(200) : undefined;
    setProblem(wrong);
    if (!wrong && !isMaking) onMake({ name, type, fields: [], documentChecklist: [] });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Part as="div">
        <TextField
          label={copy.name}
          description={copy.nameText}
          value={name}
          onChange={(text) => {
            onName(text);
            setProblem(undefined);
          }}
          errorMessage={problem}
          isRequired
        />
        <SegmentedControl label={copy.type} isLabelShown options={types} value={type} onChange={setType} />
        <div>
          <Button type="submit" isPending={isMaking}>
            {isMaking ? copy.making : copy.make}
          </Button>
        </div>
      </Part>
    </form>
  );
}
