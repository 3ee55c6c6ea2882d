import type { Schemas } from "@grantwright/api-client";
import { useEndOtherSessions, useEndSession, useSessions } from "@grantwright/api-client/react-query";
import { Button, Skeleton, showToast, Text } from "@grantwright/ui";
import { useRef } from "react";
import { Loaded } from "../../components/Loaded.tsx";
import { showRequestError } from "../../components/requestErrors.ts";
import { Rows } from "../../components/rows.styles.ts";
import { RowWords } from "../../components/RowWords.tsx";
import { sessionsCopy as copy } from "./sessions.copy.ts";
import { Sessions } from "./sessions.styles.ts";

/** Where the person is signed in, each browser with a way to sign out there. */
export default function SessionsPart() {
  const list = useRef<HTMLDivElement>(null);
  const endOthers = useEndOtherSessions();
  const tell = (title: string) => {
    showToast({ title, tone: "success" });
    // What was pressed is gone with its row.
    list.current?.focus();
  };
  return (
    <Sessions ref={list} tabIndex={-1} role="group" aria-label={copy.list}>
      <Loaded
        query={useSessions()}
        empty={undefined}
        skeleton={<Skeleton lines={4} />}
        failed={{ title: copy.failed, retry: copy.retry, level: 3 }}
      >
        {(all) => (
          <>
            <Rows>
              {all.map((session) => (
                <Browser key={session.id} session={session} onEnded={() => tell(copy.ended)} />
              ))}
            </Rows>
            {all.length > 1 && (
              <Button
                variant="line"
                isPending={endOthers.isPending}
                onPress={() =>
                  endOthers.mutate(undefined, { onSuccess: () => tell(copy.othersEnded), onError: showRequestError })
                }
              >
                {copy.endOthers}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Sessions>
  );
}

interface BrowserProps {
  session: Schemas["SignedInBrowser"];
  onEnded: () => void;
}

function Browser({ session, onEnded }: BrowserProps) {
  const end = useEndSession();
  const name = copy.name(session);
  return (
    <li>
      <RowWords name={name} details={copy.when(session)} />
      {session.isThis ? (
        <Text as="span" size={14}>
          {copy.here}
        </Text>
      ) : (
        <Button
          variant="quiet"
          size="small"
          aria-label={copy.endNamed(name, session.lastUsedAt)}
          isPending={end.isPending}
          onPress={() => end.mutate(session.id, { onSuccess: onEnded, onError: showRequestError })}
        >
          {copy.end}
        </Button>
      )}
    </li>
  );
}
