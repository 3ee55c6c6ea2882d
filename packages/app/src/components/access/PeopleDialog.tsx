import type { Schemas } from "@grantwright/api-client";
import { useDocAccess } from "@grantwright/api-client/react-query";
import { Heading, Skeleton, Text } from "@grantwright/ui";
import { useRef } from "react";
import { ClosingDialog } from "../ClosingDialog.tsx";
import { Loaded } from "../Loaded.tsx";
import { Rows } from "../rows.styles.ts";
import { InviteGuest } from "./InviteGuest.tsx";
import { peopleCopy as copy } from "./people.copy.ts";
import { Parts } from "../dialogParts.styles.ts";
import { PersonRow } from "./PersonRow.tsx";

type Person = Schemas["DocumentPerson"];

/** Props of PeopleDialog. */
export interface PeopleDialogProps {
  docId: string;
  /** Owners of the document alone say who may do what. */
  canChange: boolean;
  onClose: () => void;
}

/** Who may do what with a document: the members of its account, and guests, who are invited here. */
export default function PeopleDialog({ docId, canChange, onClose }: PeopleDialogProps) {
  const people = useDocAccess(docId);
  const list = useRef<HTMLDivElement>(null);
  return (
    <ClosingDialog
      title={copy.title}
      description={canChange ? undefined : copy.onlyOwners}
      closeLabel={canChange ? undefined : copy.close}
      onClose={onClose}
    >
      {/* It takes the focus where the row that had it goes. */}
      <Parts ref={list} tabIndex={-1}>
        {canChange && <InviteGuest docId={docId} onCancel={onClose} />}
        <Loaded
          query={people}
          skeleton={<Skeleton lines={6} />}
          failed={{ title: copy.failed, retry: copy.retry, level: 3 }}
          empty={null}
        >
          {(all) => {
            const rowsOf = (shown: Person[]) => (
              <Rows>
                {shown.map((person) => (
                  <PersonRow
                    key={person.id}
                    docId={docId}
                    person={person}
                    canChange={canChange}
                    onEnded={() => list.current?.focus()}
                  />
                ))}
              </Rows>
            );
            const members = all.filter(({ isGuest }) => !isGuest);
            const others = all.filter(({ isGuest }) => isGuest);
            return (
              <>
                {others.length > 0 && (
                  <div>
                    <Heading level={3} size={18}>
                      {copy.guests}
                    </Heading>
                    {rowsOf(others)}
                  </div>
                )}
                {/* Nobody works in a personal account but whose it is. */}
                {members.length > 1 && (
                  <div>
                    <Heading level={3} size={18}>
                      {copy.members}
                    </Heading>
                    {canChange && <Text tone="soft">{copy.membersHow}</Text>}
                    {rowsOf(members)}
                  </div>
                )}
              </>
            );
          }}
        </Loaded>
      </Parts>
    </ClosingDialog>
  );
}
