import type { Schemas } from "@grantwright/api-client";
import { Button, ChevronDownIcon, ChevronEndIcon, ChevronStartIcon, IconButton, VisuallyHidden } from "@grantwright/ui";
import type { ReactNode } from "react";
import { useMay } from "../../../components/access/access.ts";
import { dotted } from "../../../components/dotted.ts";
import { documentKind } from "../../../components/documents/documentType.ts";
import { copy } from "./draft.copy.ts";
import { pageNameId } from "./elementIds.ts";
import { Foot, KeyboardPlace, NameOfDraft, PageChooser } from "./Phone.styles.ts";
import { firstPage, lastPage, type DraftPages } from "./useDraftPages.ts";
import type { ScreenKeyboard } from "./useKeyboard.ts";

interface Paged {
  pages: DraftPages;
  /** The titles of the sections by their ids. */
  titles: ReadonlyMap<string, string>;
}

/** What a page is called; the last one by what is done there, for who may. */
function useNameOf(titles: Paged["titles"]): (page: string) => string {
  const last = useMay()("run") ? copy.next.generate : copy.pages.last;
  return (page) => (page === firstPage ? copy.pages.first : page === lastPage ? last : (titles.get(page) ?? ""));
}

/** Which section is shown, of how many, and the way to every other one. */
export function DraftPageChooser({ pages: { shown, all, show }, titles }: Paged) {
  const at = all.indexOf(shown);
  const nameOf = useNameOf(titles);
  return (
    <PageChooser>
      {titles.has(shown) && <small aria-hidden>{copy.pages.of(at, titles.size)}</small>}
      <b id={pageNameId} dir="auto" aria-hidden>
        {nameOf(shown)}
      </b>
      <ChevronDownIcon size="small" />
      {/* oxlint-disable-next-line react/forbid-elements -- on a phone its list is the system's own, over the whole screen */}
      <select aria-label={copy.sections} value={shown} onChange={({ target }) => show(target.value)}>
        {all.map((page, index) => (
          <option key={page} value={page}>
            {titles.has(page) ? `${index}. ${titles.get(page)}` : nameOf(page)}
          </option>
        ))}
      </select>
    </PageChooser>
  );
}

/** Which draft it is, over the first of its sections: the head has room for the name of a section alone. */
export function DraftName({ template, title }: { template: Schemas["DocumentTemplate"]; title: string }) {
  return (
    <NameOfDraft>
      <small>{dotted(documentKind(template.type), template.name)}</small>
      <b dir="auto">{title}</b>
    </NameOfDraft>
  );
}

/** Below the section: the section before, the next step, and the section after. */
export function DraftFoot({ pages: { shown, all, show }, titles, next }: Paged & { next: ReactNode }) {
  const at = all.indexOf(shown);
  const nameOf = useNameOf(titles);
  const [before, after] = [all[at - 1], all[at + 1]];
  return (
    <Foot aria-label={copy.pages.label}>
      {before !== undefined && (
        <Button variant="quiet" data-before onPress={() => show(before)} aria-label={copy.pages.before(nameOf(before))}>
          <ChevronStartIcon size="small" />
          <span>{nameOf(before)}</span>
        </Button>
      )}
      {next}
      {after !== undefined && (
        <Button variant="quiet" data-after onPress={() => show(after)} aria-label={copy.pages.after(nameOf(after))}>
          <span>{nameOf(after)}</span>
          <ChevronEndIcon size="small" />
        </Button>
      )}
      <VisuallyHidden role="status">
        {titles.has(shown) ? `${copy.pages.of(at, titles.size)}, ${nameOf(shown)}` : nameOf(shown)}
      </VisuallyHidden>
    </Foot>
  );
}

/** Over the keyboard: what one wants while writing. */
export function KeyboardBar({
  keyboard,
  hasPlaces,
  onPlace,
}: {
  keyboard: ScreenKeyboard;
  hasPlaces: boolean;
  onPlace: (isBack: boolean) => void;
}) {
  const done = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();
  return (
    <KeyboardPlace style={{ insetBlockStart: keyboard.top }}>
      {hasPlaces && (
        <IconButton label={copy.next.placeAfter} icon={<ChevronDownIcon />} onPress={() => onPlace(false)} />
      )}
      <Button variant="quiet" tone="brand" onPress={done}>
        {copy.pages.done}
      </Button>
    </KeyboardPlace>
  );
}
