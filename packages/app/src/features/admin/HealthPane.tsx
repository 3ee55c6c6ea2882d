import { useDeploymentHealth } from "@grantwright/api-client/react-query";
import { Heading, RelativeTime } from "@grantwright/ui";
import type { ReactNode } from "react";
import { Loaded } from "../../components/Loaded.tsx";
import { copy } from "./admin.copy.ts";
import { Figures, Pane } from "./Admin.styles.ts";
import { waiting } from "./waiting.tsx";

const workers = { ok: copy.workerOk, none: copy.workerNone, dead: copy.workerDead };

/** How mail and background work are doing; asked for again every 10 seconds. */
export function HealthPane() {
  const health = useDeploymentHealth();
  return (
    <Pane>
      <Loaded query={health} {...waiting}>
        {({ database, writer, mail, tasks }) => (
          <Figures>
            <section>
              <Heading level={2} size={22}>
                {copy.mail}
              </Heading>
              <p>{mail.destination}</p>
              <dl>
                <Figure name={copy.mailWaiting} value={mail.waiting} />
                <Figure name={copy.mailSent} value={mail.sent} />
                <Figure name={copy.mailFailed} value={mail.failed} isBad={mail.failed > 0} />
                {mail.lastError && <Figure name={copy.lastError} value={mail.lastError} isBad />}
              </dl>
            </section>
            <section>
              <Heading level={2} size={22}>
                {copy.tasks}
              </Heading>
              <dl>
                <Figure name={copy.worker} value={workers[tasks.worker]} isBad={tasks.worker === "dead"} />
                <Figure name={copy.queued} value={tasks.queued} />
                <Figure name={copy.running} value={tasks.running} />
                <Figure name={copy.doneLately} value={tasks.done} />
                <Figure name={copy.failedLately} value={tasks.failed} isBad={tasks.failed > 0} />
                {tasks.oldestQueuedAt && (
                  <Figure name={copy.oldest} value={<RelativeTime date={tasks.oldestQueuedAt} />} />
                )}
              </dl>
            </section>
            <section>
              <Heading level={2} size={22}>
                {copy.health}
              </Heading>
              <dl>
                <Figure name={copy.database} value={database === "embedded" ? copy.embedded : copy.postgresql} />
                <Figure name={copy.writer} value={writer.label} />
              </dl>
            </section>
          </Figures>
        )}
      </Loaded>
    </Pane>
  );
}

interface FigureProps {
  name: string;
  value: ReactNode;
  isBad?: boolean;
}

function Figure({ name, value, isBad = false }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-tone={isBad ? "danger" : undefined}>{value}</dd>
    </div>
  );
}
