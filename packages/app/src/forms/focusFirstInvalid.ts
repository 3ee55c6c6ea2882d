/** Puts the focus on the first field of a form that says what is wrong with it. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Whether the person is still at a form: a refusal that comes late takes the focus from nothing else. */
export function isAt(form: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || Boolean(form?.contains(activeElement));
}
