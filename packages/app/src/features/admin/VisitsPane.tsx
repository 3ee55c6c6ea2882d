import type { Schemas } from "@grantwright/api-client";
import { useAnalytics } from "@grantwright/api-client/react-query";
import { Heading } from "@grantwright/ui";
import type { CSSProperties } from "react";
import { Loaded } from "../../components/Loaded.tsx";
import { copy } from "./admin.copy.ts";
import { Days, Figures, Pane } from "./Admin.styles.ts";
import { waiting } from "./waiting.tsx";

/** Page views and events of the last 30 days. Nothing of a person is in them. */
export function VisitsPane() {
  const analytics = useAnalytics(30);
  return (
    <Pane>
      <Loaded query={analytics} {...waiting}>
        {({ views, days, pages, events, refs }) => {
          const most = Math.max(1, ...days.map(({ count }) => count));
          return (
            <>
              <Heading level={2} size={22}>
                {copy.views30(views)}
              </Heading>
              <Days aria-label={copy.days}>
                {days.map(({ label, count }) => (
                  <li
                    key={label}
                    aria-label={`${label}: ${count}`}
                    title={`${label}: ${count}`}
                    style={{ "--share": count / most } as CSSProperties}
                  />
                ))}
              </Days>
              <Figures>
                <Counts title={copy.pages} counts={pages} />
                <Counts title={copy.refs} counts={refs} />
                <Counts title={copy.events} counts={events} />
              </Figures>
            </>
          );
        }}
      </Loaded>
    </Pane>
  );
}

function Counts({ title, counts }: { title: string; counts: Schemas["AnalyticsCount"][] }) {
  return (
    <section>
      <Heading level={3} size={18}>
        {title}
      </Heading>
      {counts.length === 0 ? (
        <p>{copy.noneYet}</p>
      ) : (
        <dl>
          {counts.map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
