/** A field on the next page that who leads there knows of: it takes the focus in place of the page's headline. */
export interface ArrivalPlace {
  /** The id of its element. */
  id: string;
  /** What is selected in it, so that typing replaces it: from one character to before another. */
  selected?: readonly [number, number] | undefined;
}

/** Brings a place into view and puts the focus into it. False as long as it is not on the page. */
export function goToArrivalPlace({ id, selected }: ArrivalPlace): boolean {
  const field = document.getElementById(id) as HTMLTextAreaElement | null;
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
  if (selected) field?.setSelectionRange(...(selected as [number, number]));
  return field !== null;
}
