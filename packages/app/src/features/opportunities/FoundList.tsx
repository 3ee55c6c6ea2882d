import type { Schemas } from "@grantwright/api-client";
import { useDismissOpportunity, useMarkInterested, useOpportunities } from "@grantwright/api-client/react-query";
import { Button, EmptyState, Heading, showToast } from "@grantwright/ui";
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Loaded } from "../../components/Loaded.tsx";
import { ComesHere } from "../../components/page/ComesHere.styles.ts";
import { RowsSkeleton } from "../../components/page/Skeletons.tsx";
import { showRequestError } from "../../components/requestErrors.ts";
import { copy, scoutCopy } from "./opportunities.copy.ts";
import { Cards } from "./Opportunities.styles.ts";
import { Opportunity } from "./Opportunity.tsx";

const ConfirmDialog = lazy(() => import("../../components/LazyConfirmDialog.tsx"));

/** Props of FoundList. */
export interface FoundListProps {
  isEnabled: boolean;
  /** How the last search went, under the headline. */
  outcome: ReactNode;
  /** Whether a search came to its end. */
  hasSearched: boolean;
  /** Whether something waits for a review. */
  isWaiting: boolean;
}

/** A question that is asked about an opportunity. */
interface Question {
  about: Schemas["Opportunity"];
  kind: "interested" | "dismiss";
}

/** What there is to decide on. What is accepted stays in its place until the page is left. */
export function FoundList({ isEnabled, outcome, hasSearched, isWaiting }: FoundListProps) {
  const list = useOpportunities(isEnabled);
  const [acceptedHere, setAcceptedHere] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState<Question>();
  const headline = useRef<HTMLDivElement>(null);
  const shown = list.data?.filter(({ _id, status }) => status === "reviewed" || acceptedHere.includes(_id)) ?? [];
  const { hash } = useLocation();
  const isThere = list.data !== undefined;
  // A message leads to one of them.
  useEffect(() => {
    const asked = isThere && hash ? document.getElementById(hash.slice(1)) : null;
    asked?.scrollIntoView();
    asked?.focus({ preventScroll: true });
  }, [hash, isThere]);
  return (
    <>
      <div ref={headline} tabIndex={-1}>
        <Heading level={2} size={22}>
          {scoutCopy.list}
        </Heading>
      </div>
      {outcome}
      <Loaded
        query={list}
        skeleton={<RowsSkeleton count={3} />}
        failed={{ title: scoutCopy.listFailed, text: scoutCopy.listFailedText, retry: copy.retry }}
        isEmpty={() => shown.length === 0}
        empty={<Nothing hasSearched={hasSearched} isWaiting={isWaiting} />}
      >
        {() => (
          <Cards>
            {shown.map((opportunity) => (
              <li key={opportunity._id} id={opportunity._id} tabIndex={-1}>
                <Opportunity
                  level={3}
                  opportunity={opportunity}
                  decisions={
                    <>
                      <Button
                        aria-label={copy.named(copy.weAreInterested, opportunity.title || copy.untitled)}
                        onPress={() => setQuestion({ about: opportunity, kind: "interested" })}
                      >
                        {copy.weAreInterested}
                      </Button>
                      <Button
                        variant="line"
                        aria-label={copy.named(copy.notForUs, opportunity.title || copy.untitled)}
                        onPress={() => setQuestion({ about: opportunity, kind: "dismiss" })}
                      >
                        {copy.notForUs}
                      </Button>
                    </>
                  }
                />
              </li>
            ))}
          </Cards>
        )}
      </Loaded>
      {question && (
        <Decision
          question={question}
          onDone={() => {
            if (question.kind === "interested") setAcceptedHere([...acceptedHere, question.about._id]);
            setQuestion(undefined);
            // The button that was pressed is gone with the decision.
            requestAnimationFrame(() => headline.current?.focus());
          }}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

function Nothing({ hasSearched, isWaiting }: Pick<FoundListProps, "hasSearched" | "isWaiting">) {
  if (isWaiting) return <EmptyState title={scoutCopy.noneWaiting}>{scoutCopy.noneWaitingText}</EmptyState>;
  return hasSearched ? (
    <EmptyState title={scoutCopy.none}>{scoutCopy.noneText}</EmptyState>
  ) : (
    <div>
      <EmptyState title={scoutCopy.noneYet}>{scoutCopy.noneYetText}</EmptyState>
      <ComesHere>
        {scoutCopy.eachSays.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ComesHere>
    </div>
  );
}

interface DecisionProps {
  question: Question;
  onDone: () => void;
  onCancel: () => void;
}

/** The question before an opportunity is accepted or taken off the list. */
function Decision({ question: { about, kind }, onDone, onCancel }: DecisionProps) {
  const accept = useMarkInterested();
  const dismiss = useDismissOpportunity();
  const isInterested = kind === "interested";
  const title = about.title || copy.untitled;
  const decide = () => {
    const handlers = {
      onError: (error: unknown) => {
        onCancel();
        showRequestError(error);
      },
    };
    if (isInterested)
      accept.mutate(about._id, {
        ...handlers,
        onSuccess: () => {
          showToast({ title: copy.accepted(title), tone: "success" });
          onDone();
        },
      });
    else dismiss.mutate(about._id, { ...handlers, onSuccess: onDone });
  };
  return (
    <Suspense>
      <ConfirmDialog
        title={isInterested ? copy.askInterested : copy.askDismiss}
        description={isInterested ? copy.askInterestedText(title) : copy.askDismissText(title)}
        confirmLabel={isInterested ? copy.yesInterested : copy.yesDismiss}
        cancelLabel={copy.cancel}
        {...(!isInterested && { tone: "danger" as const })}
        isPending={accept.isPending || dismiss.isPending}
        onConfirm={decide}
        onCancel={onCancel}
      />
    </Suspense>
  );
}
