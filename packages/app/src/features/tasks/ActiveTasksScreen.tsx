import type { Schemas } from "@grantwright/api-client";
import { useActiveTasks, useTask } from "@grantwright/api-client/react-query";
import { Button, CountBadge, Heading, ProgressBar } from "@grantwright/ui";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { Loaded } from "../../components/Loaded.tsx";
import { createFirstGrant } from "../../components/documents/createGrant.tsx";
import { EmptyPage } from "../../components/page/EmptyPage.tsx";
import { WithBeginnings } from "../../components/page/EmptySheet.styles.ts";
import { PageHead, Rows, WidePage } from "../../components/page/Page.styles.ts";
import { RowsSkeleton } from "../../components/page/Skeletons.tsx";
import { useSession } from "../../session/useSession.ts";
import { copy } from "./tasks.copy.ts";

const LastDrafts = lazy(() => import("./LastDrafts.tsx"));
const TaskProgressDialog = lazy(() => import("../../components/TaskProgressDialog/TaskProgressDialog.tsx"));

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 24px;
  padding-block: 18px;
  border-block-end: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  > p {
    grid-column: 1;
    color: var(--color-ink-soft);
  }
  > div {
    grid-column: 1;
    padding-block-start: 6px;
  }
  > button {
    grid-area: 1 / 2 / span 3;
  }
`;

const Title = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
`;

/** What is being written in the background, with how far it is, and the way to its result. */
export default function ActiveTasksScreen() {
  const session = useSession();
  return (
    <WidePage>
      <title>{`${copy.title} · Grantwright`}</title>
      <Tasks isEnabled={session.status === "signedIn"} />
    </WidePage>
  );
}

function Tasks({ isEnabled }: { isEnabled: boolean }) {
  const active = useActiveTasks(isEnabled);
  const [openId, setOpenId] = useState<string>();
  const count = active.data?.count ?? 0;
  return (
    <>
      <PageHead>
        <Heading level={1} size={36}>
          <Title>
            {copy.title} <CountBadge count={count} label={copy.count(count)} tone="brand" />
          </Title>
        </Heading>
      </PageHead>
      <Loaded
        query={active}
        skeleton={<RowsSkeleton count={2} />}
        failed={{ level: 2, title: copy.failed, text: copy.failedText, retry: copy.retry }}
        isEmpty={({ tasks }) => tasks.length === 0}
        empty={<NoTasks />}
        isLive
      >
        {({ tasks }) => (
          <Rows>
            {tasks.map((task) => (
              <TaskEntry key={task.id} task={task} onOpen={() => setOpenId(task.id)} />
            ))}
          </Rows>
        )}
      </Loaded>
      {openId && <OpenTask key={openId} id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

function NoTasks() {
  return (
    <WithBeginnings>
      <EmptyPage title={copy.none} action={createFirstGrant}>
        {copy.noneText}
      </EmptyPage>
      <Suspense>
        <LastDrafts />
      </Suspense>
    </WithBeginnings>
  );
}

function TaskEntry({ task, onOpen }: { task: Schemas["ActiveTask"]; onOpen: () => void }) {
  return (
    <Entry>
      <Heading level={2} size={18}>
        {task.title}
      </Heading>
      <p dir="auto">{task.description}</p>
      <div>
        <ProgressBar label={task.title} isLabelHidden value={task.percentComplete} />
      </div>
      <Button variant="line" size="small" onPress={onOpen} aria-label={copy.show(task.title)}>
        {copy.showShort}
      </Button>
    </Entry>
  );
}

/** The progress of one task, and at its end its result. */
function OpenTask({ id, onClose }: { id: string; onClose: () => void }) {
  const task = useTask(id);
  const navigate = useNavigate();
  const { docId, kind } = task.data ?? {};
  if (!kind || !(docId || kind === "scout")) return null;
  const result = kind === "scout" ? "/aiscout" : kind === "proposal" ? `/docs/${docId}` : `/drafts/${docId}`;
  return (
    <Suspense>
      <TaskProgressDialog
        taskId={id}
        kind={kind}
        onDone={() => void navigate(result)}
        onFailed={onClose}
        onLeave={onClose}
      />
    </Suspense>
  );
}
