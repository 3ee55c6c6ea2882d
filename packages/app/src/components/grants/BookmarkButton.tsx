import type { Schemas } from "@grantwright/api-client";
import { useToggleBookmark } from "@grantwright/api-client/react-query";
import { BookmarkIcon, IconButton } from "@grantwright/ui";
import { showRequestError } from "../requestErrors.ts";
import { usePromptSignIn } from "../../session/SignInPrompt.ts";
import { useSession } from "../../session/useSession.ts";
import { copy } from "./grants.copy.ts";

/** Props of BookmarkButton. */
export interface BookmarkButtonProps {
  card: Pick<Schemas["TemplateCard"], "id" | "name" | "bookmarked">;
  /** It stands among the bookmarks, while the grant's own button may stand elsewhere on the page. */
  isInBookmarks?: boolean;
}

/** Keeps a grant at hand, or no longer. Visitors are asked to sign in. */
export function BookmarkButton({ card: { id, name, bookmarked }, isInBookmarks = false }: BookmarkButtonProps) {
  const session = useSession();
  const promptSignIn = usePromptSignIn();
  const toggle = useToggleBookmark();
  // Shown as it will be until the lists say so.
  const isOn = toggle.isPending ? !bookmarked : bookmarked;
  const remove = isInBookmarks ? copy.takeOut(name) : copy.removeBookmark(name);
  return (
    <IconButton
      label={isOn ? remove : copy.bookmark(name)}
      icon={<BookmarkIcon />}
      isSelected={isOn}
      onPress={() => {
        if (session.status === "signedOut") promptSignIn();
        // Whoever it is, is known in a moment; before that nothing is asked for.
        else if (session.status === "signedIn" && !toggle.isPending) toggle.mutate(id, { onError: showRequestError });
      }}
    />
  );
}
