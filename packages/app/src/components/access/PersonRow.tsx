import type { Schemas } from "@grantwright/api-client";
import { useChangeDocAccess, useEndGuest } from "@grantwright/api-client/react-query";
import { Button, Select, showToast, Text } from "@grantwright/ui";
import { showRequestError } from "../requestErrors.ts";
import { peopleCopy as copy } from "./people.copy.ts";
import { RowTools } from "./people.styles.ts";

/** Props of PersonRow. */
export interface PersonRowProps {
  docId: string;
  person: Schemas["DocumentPerson"];
  canChange: boolean;
  /** Called once a guest is gone from the list. */
  onEnded: () => void;
}

const options = (["owner", "writer", "commenter", "reader"] as const).map((value) => ({
  value,
  label: copy.can[value],
}));
/** How many days a guest gets by one press, from now on. */
const longer = 30;

const guestOptions = options.slice(1);

/** Somebody, and what they may do: each choice is saved as it is made. */
export function PersonRow({ docId, person, canChange, onEnded }: PersonRowProps) {
  const { id, name, email, role, isGuest, isFixed, isOwn } = person;
  const change = useChangeDocAccess(docId);
  const end = useEndGuest(docId);
  return (
    <li>
      <div>
        <Text as="span">
          <bdi>{name}</bdi>
          {isOwn && ` (${copy.you})`}
        </Text>
        <Text as="span" size={12} tone="soft">
          {isGuest
            ? copy.when(person)
            : [...(name === email ? [] : [email]), ...(isFixed ? [copy.fixed] : [])].join(", ")}
        </Text>
      </div>
      <RowTools data-below={(canChange && isGuest) || undefined}>
        {canChange && !isFixed && !isOwn ? (
          <Select
            label={copy.roleOf(name)}
            isLabelHidden
            keysWhileClosed="open"
            // What was chosen stands there at once; where it is not stored, what stood before does.
            value={(change.isPending && change.variables.role) || role}
            options={isGuest ? guestOptions : options}
            onChange={(next) =>
              next !== role &&
              change.mutate(
                { accessId: id, role: next },
                {
                  onSuccess: () => showToast({ title: copy.changed(name), tone: "success" }),
                  onError: showRequestError,
                },
              )
            }
          />
        ) : (
          <Text as="span" tone="soft">
            {copy.can[role]}
          </Text>
        )}
        {canChange && isGuest && (
          <>
            <Button
              variant="quiet"
              size="small"
              aria-label={copy.longerNamed(name)}
              isPending={change.isPending && change.variables.days !== undefined}
              onPress={() =>
                change.mutate(
                  { accessId: id, days: longer },
                  {
                    onSuccess: () => showToast({ title: copy.changed(name), tone: "success" }),
                    onError: showRequestError,
                  },
                )
              }
            >
              {copy.longer}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={copy.endNamed(name)}
              isPending={end.isPending}
              onPress={() =>
                end.mutate(id, {
                  onSuccess: () => {
                    showToast({ title: copy.ended(name), tone: "success" });
                    onEnded();
                  },
                  onError: showRequestError,
                })
              }
            >
              {copy.end}
            </Button>
          </>
        )}
      </RowTools>
    </li>
  );
}
