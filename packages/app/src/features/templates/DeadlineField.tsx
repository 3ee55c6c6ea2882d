import type { Schemas } from "@grantwright/api-client";
import { Button, DateTimeField, dateFormat, momentLabel, Select, Text } from "@grantwright/ui";
import { cityOf, deadlineZone, deviceZone, inZone, noteWithZone, offeredZones } from "./deadlineZone.ts";
import { copy } from "./templates.copy.ts";
import { DeadlineParts } from "./TemplateParts.styles.ts";

/** Props of DeadlineField. */
export interface DeadlineFieldProps {
  isLabelHidden?: boolean;
  id?: string;
  /** In the time of this device, without a zone: `2027-04-30T13:00`. Empty for none. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  errorMessage: string | undefined;
  /** Where it was read; undefined where it was not read from a call. */
  from: Schemas["FactLine"] | undefined;
  /** Called with the deadline and its line when a zone was chosen for what the call tells without one. */
  onZone: (text: string, from: Schemas["FactLine"]) => void;
}

/** The name of a zone for a person: "Eastern Time, New York". */
function zoneLabel(zone: string): string {
  const parts = dateFormat({ timeZone: zone, timeZoneName: "longGeneric" }).formatToParts();
  const name = parts.find(({ type }) => type === "timeZoneName")?.value;
  return zone === "UTC" || name === undefined ? zone : `${name}, ${cityOf(zone)}`;
}

/** By when to apply, in the time that the funder tells it in. Where the call names no zone, it is asked for. */
export function DeadlineField({ value, onChange, from, onZone, ...rest }: DeadlineFieldProps) {
  const own = deviceZone();
  const { zone, isMissing, isChosen, readFrom } = deadlineZone(from);
  const wall = inZone(value, own, zone);
  const here = momentLabel(value) || undefined;
  return (
    <DeadlineParts>
      <DateTimeField
        label={copy.deadline}
        description={zone === own ? copy.deadlineHere(cityOf(own)) : copy.deadlineThere(zoneLabel(zone), here)}
        value={wall}
        onChange={(text) => onChange(inZone(text, zone, own))}
        {...rest}
      />
      {isChosen && from && (
        <Select
          label={copy.zone}
          description={copy.zoneText}
          options={offeredZones(zone).map((offered) => ({ value: offered, label: zoneLabel(offered) }))}
          value={isMissing ? null : zone}
          onChange={(chosen) => onZone(inZone(wall, chosen, own), { ...from, note: noteWithZone(from.note, chosen) })}
        />
      )}
      {isMissing && <Text tone="attention">{copy.zoneMissing}</Text>}
      {readFrom !== undefined && from && (
        <p>
          <Text as="span" tone="attention">
            {copy.zoneRead(readFrom)}
          </Text>{" "}
          <Button
            variant="quiet"
            size="small"
            onPress={() => onZone(value, { ...from, note: noteWithZone(from.note, zone) })}
          >
            {copy.zoneIsRight}
          </Button>
        </p>
      )}
    </DeadlineParts>
  );
}
