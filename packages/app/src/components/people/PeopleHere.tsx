import type { Schemas } from "@grantwright/api-client";
import { Avatar, Popover, Text, VisuallyHidden } from "@grantwright/ui";
import { useEffect, useState } from "react";
import { peopleCopy as copy } from "./people.copy.ts";
import { Discs, InSection, Opener, People } from "./PeopleHere.styles.ts";

type Person = Schemas["PersonHere"];

/** Props of PeopleHere. */
export interface PeopleHereProps {
  /** Who else has the document open: at least one. */
  people: readonly Person[];
  /** The titles of the sections, by id. */
  titles: ReadonlyMap<string, string>;
}

const mostDiscs = 3;

/** How long after it is shown who came is said, in milliseconds: a live region speaks of what comes into it, not with it. */
const sayAfter = 200;

/** Who has come since this was shown, or was there when it came: said once. */
function useArrivals(people: readonly Person[]): string {
  const [said, setSaid] = useState({ ids: new Set<string>(), words: "" });
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(({ ids, words }) => {
        const names = people.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
        // Who goes and comes again within a visit is no news.
        return names.length === 0
          ? { ids, words }
          : { ids: new Set([...ids, ...people.map(({ id }) => id)]), words: copy.arrived(names) };
      });
    }, sayAfter);
    return () => clearTimeout(timer);
  }, [people]);
  return said.words;
}

/** Who else has a document open: their discs, and in a list by name where each of them is. */
export default function PeopleHere({ people, titles }: PeopleHereProps) {
  const arrived = useArrivals(people);
  const shown = people.slice(0, people.length > mostDiscs ? mostDiscs - 1 : mostDiscs);
  return (
    <>
      <Popover
        label={copy.title}
        placement="bottom start"
        trigger={
          <Opener variant="quiet" size="small" aria-label={copy.button(people.map(({ name }) => name))}>
            <Discs>
              {shown.map(({ id, name }) => (
                <Avatar key={id} id={id} name={name} size="small" />
              ))}
              {people.length > shown.length && <small aria-hidden>{copy.more(people.length - shown.length)}</small>}
            </Discs>
          </Opener>
        }
      >
        <People>
          {people.map(({ id, name, section }) => {
            const title = section === null ? undefined : titles.get(section);
            return (
              <li key={id}>
                <Avatar id={id} name={name} size="small" />
                <div>
                  <Text as="span">
                    <bdi>{name}</bdi>
                  </Text>
                  <br />
                  <Text as="span" size={12} tone="faint">
                    {title === undefined ? copy.reading : copy.where(title)}
                  </Text>
                </div>
              </li>
            );
          })}
        </People>
      </Popover>
      <VisuallyHidden role="status">{arrived}</VisuallyHidden>
    </>
  );
}

/** Props of PeopleInSection. */
export interface PeopleInSectionProps {
  /** Who else is in the section: at least one. */
  people: readonly Person[];
}

/** Who else is in one section, at its head. */
export function PeopleInSection({ people }: PeopleInSectionProps) {
  return (
    <InSection>
      {people.slice(0, mostDiscs).map(({ id, name }) => (
        <Avatar key={id} id={id} name={name} size="small" />
      ))}
      {copy.writing(people.map(({ name }) => name))}
    </InSection>
  );
}
