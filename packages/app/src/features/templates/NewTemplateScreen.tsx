import { createTemplate, newIdempotencyKey, type BodyOf, type Schemas } from "@grantwright/api-client";
import { useApiClient, useRefreshTemplates } from "@grantwright/api-client/react-query";
import { Button, Heading, SegmentedControl, Text, TextField } from "@grantwright/ui";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { keep, readKept } from "../../browser/keptText.ts";
import { documentTypeName } from "../../components/documents/documentType.ts";
import { showRequestError } from "../../components/requestErrors.ts";
import { SignedOutNotice } from "../../components/session/SignedOutNotice.tsx";
import { useSession } from "../../components/session/useSession.ts";
import { CallForm } from "./CallForm.tsx";
import { CheckReading, type CheckedReading } from "./CheckReading.tsx";
import { copy } from "./templates.copy.ts";
import { Column, Part, Title } from "./Templates.styles.ts";
import { problemCopy } from "./templateModel.ts";

/** What is on this device of a template that is not made yet. */
interface KeptCall {
  text: string;
  /** What was read from it, and is being checked. */
  reading?: Schemas["CallReading"] | undefined;
  /** What the person made of it so far. */
  checked?: CheckedReading | undefined;
}

type Way = "blank" | "call";

/** The ways to a template of one's own: blank, or from a funder's call. */
export default function NewTemplateScreen() {
  const session = useSession();
  if (session.status === "signedOut") return <SignedOutNotice title={copy.signedOut} text={copy.signedOutText} />;
  if (session.status !== "signedIn") return <Column aria-busy />;
  return <NewTemplate userId={session.user.id} />;
}

function NewTemplate({ userId }: { userId: string }) {
  const client = useApiClient();
  const navigate = useNavigate();
  const refresh = useRefreshTemplates();
  const [kept, setKept] = useState(() => readKept<KeptCall>(userId, "call") ?? { text: "" });
  const [way, setWay] = useState<Way>(kept.text || kept.reading ? "call" : "blank");
  const tried = useRef({ words: "", key: "" });
  const keepCall = (call: KeptCall) => {
    setKept(call);
    keep(userId, "call", call.text || call.reading ? call : undefined);
  };
  const make = useMutation({
    mutationFn: (body: BodyOf<"createTemplate">) => {
      // The same once more means the same: the answer to the first try may be all that was lost.
      const words = JSON.stringify(body);
      if (tried.current.words !== words) tried.current = { words, key: newIdempotencyKey() };
      return createTemplate(client, body, { idempotencyKey: tried.current.key });
    },
    onSuccess: async ({ id }) => {
      keep(userId, "call", undefined);
      await navigate(`/templates/${id}`, { replace: true });
      void refresh(id);
    },
    onError: showRequestError,
  });

  if (kept.reading)
    return (
      <CheckReading
        reading={kept.reading}
        checked={kept.checked}
        onCheck={(checked) => keep(userId, "call", { ...kept, checked })}
        isMaking={make.isPending}
        onMake={(body) => make.mutate(body)}
        onBack={() => keepCall({ text: kept.text })}
        onBlank={() => {
          keepCall({ text: kept.text });
          setWay("blank");
        }}
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
        <BlankForm isMaking={make.isPending} onMake={(body) => make.mutate(body)} />
      ) : (
        <CallForm
          text={kept.text}
          onText={(text) => keepCall({ text })}
          onRead={(reading) => keepCall({ text: kept.text, reading })}
        />
      )}
    </Column>
  );
}

interface BlankFormProps {
  isMaking: boolean;
  onMake: (body: BodyOf<"createTemplate">) => void;
}

const types = (Object.keys(documentTypeName) as Schemas["DocumentType"][]).map((value) => ({
  value,
  label: documentTypeName[value],
}));

/** A template of which only the name is known. */
function BlankForm({ isMaking, onMake }: BlankFormProps) {
  const [name, setName] = useState("");
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
            setName(text);
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
