import { useFeaturedDoc, useShared } from "@grantwright/api-client/react-query";
import { ButtonLink } from "@grantwright/ui";
import { useLocation, useParams } from "react-router-dom";
import { featuredCopy } from "./featured.copy.ts";
import { ReadersPage } from "./readers/ReadersPage.tsx";
import { sharedCopy } from "./readers/readers.copy.ts";

/** What people read who are not of its account: a document that an admin shows to everybody, or the version that a link shows. */
export default function ReadScreen() {
  const { id } = useParams();
  return id === undefined ? <SharedVersion /> : <FeaturedDocument id={id} />;
}

function FeaturedDocument({ id }: { id: string }) {
  return (
    <ReadersPage
      query={useFeaturedDoc(id)}
      gone={{ title: featuredCopy.gone, text: featuredCopy.goneText, href: "/", link: featuredCopy.home }}
      note={featuredCopy.note}
      action={
        <ButtonLink variant="line" href="/docs/new">
          {featuredCopy.create}
        </ButtonLink>
      }
    />
  );
}

const keyIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get("key") ?? "";

/** The key stays behind the #, where browsers tell it to nobody. */
function SharedVersion() {
  const { hash } = useLocation();
  return (
    <ReadersPage
      query={useShared(keyIn(hash))}
      gone={{ title: sharedCopy.gone, text: sharedCopy.goneText, href: "/", link: sharedCopy.home }}
      note={sharedCopy.note}
    />
  );
}
