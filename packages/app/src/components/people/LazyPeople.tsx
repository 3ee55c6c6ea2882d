import type { Schemas } from "@grantwright/api-client";
import { lazy, Suspense } from "react";
import type { PeopleHereProps } from "./PeopleHere.tsx";

const fetched = () => import("./PeopleHere.tsx");
const PeopleHere = lazy(fetched);
const PeopleInSection = lazy(() => fetched().then((module) => ({ default: module.PeopleInSection })));

/** PeopleHere, fetched once there is somebody. */
export const LazyPeopleHere = (props: PeopleHereProps) =>
  props.people.length > 0 && (
    <Suspense>
      <PeopleHere {...props} />
    </Suspense>
  );

/** Props of LazyPeopleInSection. */
export interface LazyPeopleInSectionProps {
  /** Who else has the document open. */
  people: readonly Schemas["PersonHere"][];
  section: string;
}

/** Who of those who have the document open is in a section; fetched once there is somebody. */
export function LazyPeopleInSection({ people, section }: LazyPeopleInSectionProps) {
  const there = people.filter((person) => person.section === section);
  return (
    there.length > 0 && (
      <Suspense>
        <PeopleInSection people={there} />
      </Suspense>
    )
  );
}
