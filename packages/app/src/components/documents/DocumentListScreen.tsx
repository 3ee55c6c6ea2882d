import type { Schemas } from "@grantwright/api-client";
import { ButtonLink, EmptyState, Heading } from "@grantwright/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "../Loaded.tsx";
import { PageHead, WidePage } from "../page/Page.styles.ts";
import { copy } from "./documents.copy.ts";

type Item = Schemas["DocumentListItem"];

/** Props of DocumentListScreen. */
export interface DocumentListScreenProps {
  title: string;
  /** Stands beside the headline. */
  action?: ReactNode;
  list: UseQueryResult<Item[]>;
  /** The shape of the list while it loads. */
  skeleton: ReactNode;
  /** What did not come. */
  failed: string;
  /** What is said while there is no document. */
  none: { title: string; text: string };
  children: (items: Item[]) => ReactNode;
}

/** The way to a new document. */
export const createGrant = (
  <ButtonLink variant="line" href="/docs/new">
    {copy.createGrant}
  </ButtonLink>
);

/** All documents of one kind, the last edited first. */
export function DocumentListScreen(props: DocumentListScreenProps) {
  const { title, action, list, skeleton, failed, none, children } = props;
  return (
    <WidePage>
      <title>{`${title} · Grantwright`}</title>
      <PageHead>
        <Heading level={1} size={36}>
          {title}
        </Heading>
        {action}
      </PageHead>
      <Loaded
        query={list}
        skeleton={skeleton}
        failed={{ level: 2, title: failed, text: copy.failedText, retry: copy.retry }}
        empty={
          <EmptyState level={2} title={none.title} action={createGrant}>
            {none.text}
          </EmptyState>
        }
      >
        {children}
      </Loaded>
    </WidePage>
  );
}
