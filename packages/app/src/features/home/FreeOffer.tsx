import { useSettings } from "@grantwright/api-client/react-query";
import { Link, Text } from "@grantwright/ui";
import { landingCopy as copy } from "./landing.copy.ts";

/** What it costs to begin, and what comes of it; what this server has not of that is left out. */
export default function FreeOffer() {
  const { freeProposals = 0, example } = useSettings().data ?? {};
  return (
    <>
      {freeProposals > 0 && (
        <Text size={16} weight="label">
          {copy.free(freeProposals)}
        </Text>
      )}
      {example && (
        <Text size={16}>
          <Link href={`/featured/docs/${example.id}`}>{copy.example}</Link>
        </Text>
      )}
    </>
  );
}
