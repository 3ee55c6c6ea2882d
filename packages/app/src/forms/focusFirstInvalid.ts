/** Puts the focus on the first field of a form that says what is wrong with it, where the focus has not gone elsewhere meanwhile. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !form?.contains(activeElement)) return;
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
