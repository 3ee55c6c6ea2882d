import type { Schemas } from "@grantwright/api-client";
import { Badge, Disclosure, Text } from "@grantwright/ui";
import { CheckPlaces, type GoToPlace } from "./CheckPlaces.tsx";
import { CheckSum, type TextOfField } from "./CheckSum.tsx";
import { checksCopy as copy } from "./checks.copy.ts";
import { Found, Group } from "./checks.styles.ts";
import { sumOf } from "./sumOf.ts";

type Checks = Schemas["DocumentChecks"];

/** Props of CheckList. */
export interface CheckListProps {
  checks: Checks;
  textOf: TextOfField;
  onGo: GoToPlace;
}

const tones = { broken: "danger", open: "attention", hand: "neutral", met: "brand" } as const;

/** What is to be done about comes first. */
const urgency = ["broken", "open", "hand"] as const;

/** All that was found in a document: figures that do not fit, the funder's rules one by one, and the criteria. */
export function CheckList({ checks: { numbers, requirements, criteria }, textOf, onGo }: CheckListProps) {
  const toDo = urgency.flatMap((state) => requirements.filter((check) => check.state === state));
  const met = requirements.filter(({ state }) => state === "met");
  return (
    <>
      <Group>
        <h3>{copy.numbers}</h3>
        {numbers.length === 0 ? (
          <Text tone="soft">{copy.noNumbers}</Text>
        ) : (
          <Found>
            {numbers.map((conflict, index) => (
              <Conflict key={index} conflict={conflict} textOf={textOf} onGo={onGo} />
            ))}
          </Found>
        )}
      </Group>
      {requirements.length > 0 && (
        <Group>
          <h3>{copy.requirements}</h3>
          <Found>
            {toDo.map((check, index) => (
              <Requirement key={index} check={check} onGo={onGo} />
            ))}
          </Found>
          {met.length > 0 && (
            <Disclosure title={copy.kept(met.length)}>
              <Found>
                {met.map((check, index) => (
                  <Requirement key={index} check={check} onGo={onGo} />
                ))}
              </Found>
            </Disclosure>
          )}
        </Group>
      )}
      {criteria.length > 0 && (
        <Group>
          <h3>{copy.criteria}</h3>
          <Found>
            {criteria.map((criterion, index) => (
              <li key={index}>
                <p>
                  <b>{criterion.title}</b>
                  {criterion.points !== undefined && ` ·\u00a0${copy.points(criterion.points)}`}
                </p>
                {criterion.place && (
                  <>
                    <Text size={12} tone="soft">
                      {copy.speaks}
                    </Text>
                    <CheckPlaces places={[criterion.place]} onGo={onGo} />
                  </>
                )}
                {criterion.grade !== "strong" && <p>{criterion.text ?? copy.nothing}</p>}
                {criterion.isByModel && <Whose>{copy.judgedByModel}</Whose>}
              </li>
            ))}
          </Found>
        </Group>
      )}
    </>
  );
}

/** Whose word something is. */
const Whose = ({ children }: { children: string }) => (
  <Text size={12} tone="soft">
    {children}
  </Text>
);

/** Figures that cannot all be right: a sum as arithmetic, others one after the other. */
function Conflict({
  conflict,
  textOf,
  onGo,
}: {
  conflict: Checks["numbers"][number];
  textOf: TextOfField;
  onGo: GoToPlace;
}) {
  const sum = sumOf(conflict);
  return (
    <li>
      <p>{sum ? copy.sum(sum.comesTo, sum.total) : conflict.text}</p>
      {conflict.kind === "statements" && <Whose>{copy.byModel}</Whose>}
      {sum ? <CheckSum sum={sum} textOf={textOf} onGo={onGo} /> : <CheckPlaces places={conflict.places} onGo={onGo} />}
    </li>
  );
}

/** A line of the funder's, and how the document stands to it. */
function Requirement({ check, onGo }: { check: Checks["requirements"][number]; onGo: GoToPlace }) {
  return (
    <li>
      <Badge tone={tones[check.state]}>{copy.states[check.state]}</Badge>
      <p>{check.text}</p>
      {check.isByModel && <Whose>{copy.judgedByModel}</Whose>}
      <CheckPlaces places={check.places} onGo={onGo} />
    </li>
  );
}
