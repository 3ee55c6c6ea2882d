import type { Schemas } from "@grantwright/api-client";
import { usePasskeys, useRemovePasskey, useSecondFactor } from "@grantwright/api-client/react-query";
import { Button, showToast, Skeleton } from "@grantwright/ui";
import { lazy, Suspense, useRef, useState } from "react";
import { Loaded } from "../../../components/Loaded.tsx";
import { showRequestError } from "../../../components/requestErrors.ts";
import { Rows } from "../../../components/rows.styles.ts";
import { RowWords } from "../../../components/RowWords.tsx";
import { Standing } from "../factors.styles.ts";
import { passkeysCopy as copy } from "./passkeys.copy.ts";

const AddPasskeyDialog = lazy(() => import("./AddPasskeyDialog.tsx"));
const RenamePasskeyDialog = lazy(() => import("./RenamePasskeyDialog.tsx"));
const ConfirmDialog = lazy(() => import("../../../components/LazyConfirmDialog.tsx"));

type Passkey = Schemas["Passkey"];

/** What is asked about: a new passkey, or one that there is. */
type Asked = { what: "add" } | { what: "rename" | "remove"; passkey: Passkey };

/** Props of PasskeysPart. */
export interface PasskeysPartProps {
  /** The address of the account. */
  email: string;
}

/** The passkeys that one signs in with. */
export default function PasskeysPart({ email }: PasskeysPartProps) {
  const part = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const factor = useSecondFactor();
  const remove = useRemovePasskey();
  const close = () => setAsked(undefined);
  const tell = (title: string) => {
    close();
    showToast({ title, tone: "success" });
    // What was pressed may be gone with its row.
    requestAnimationFrame(() => part.current?.focus());
  };
  return (
    <Standing ref={part} tabIndex={-1} role="group" aria-label={copy.list}>
      <Loaded
        query={usePasskeys()}
        empty={<p>{copy.none}</p>}
        skeleton={<Skeleton lines={3} />}
        failed={{ title: copy.failed, retry: copy.retry, level: 3 }}
      >
        {(all) => (
          <Rows>
            {all.map((passkey) => (
              <Row key={passkey.id} passkey={passkey} onAsk={(what) => setAsked({ what, passkey })} />
            ))}
          </Rows>
        )}
      </Loaded>
      <Button variant="line" onPress={() => setAsked({ what: "add" })}>
        {copy.add}
      </Button>
      <Suspense>
        {asked?.what === "add" && !factor.isPending && (
          <AddPasskeyDialog
            email={email}
            // Where that is not known, the server says what it needs.
            needsPassword={factor.data?.needsPassword ?? false}
            onAdded={() => tell(copy.added)}
            onClose={close}
          />
        )}
        {asked?.what === "rename" && (
          <RenamePasskeyDialog passkey={asked.passkey} onRenamed={() => tell(copy.renamed)} onClose={close} />
        )}
        {asked?.what === "remove" && (
          <ConfirmDialog
            title={copy.removeTitle(asked.passkey.name)}
            description={copy.removeText}
            confirmLabel={copy.remove}
            cancelLabel={copy.keep}
            tone="danger"
            isPending={remove.isPending}
            pendingLabel={copy.removing}
            onConfirm={() =>
              remove.mutate(asked.passkey.id, {
                onSuccess: () => tell(copy.removed),
                onError: (error) => {
                  close();
                  showRequestError(error);
                },
              })
            }
            onCancel={close}
          />
        )}
      </Suspense>
    </Standing>
  );
}

interface RowProps {
  passkey: Passkey;
  onAsk: (what: "rename" | "remove") => void;
}

function Row({ passkey, onAsk }: RowProps) {
  const { name } = passkey;
  return (
    <li>
      <RowWords name={name} details={copy.details(passkey)} />
      <span>
        <Button variant="quiet" size="small" aria-label={copy.renameNamed(name)} onPress={() => onAsk("rename")}>
          {copy.rename}
        </Button>
        <Button variant="quiet" size="small" aria-label={copy.removeNamed(name)} onPress={() => onAsk("remove")}>
          {copy.remove}
        </Button>
      </span>
    </li>
  );
}
