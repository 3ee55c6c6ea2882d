/** Keys that are pressed together. */
interface Keys {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  key: string;
  code: string;
  getModifierState: (key: "AltGraph") => boolean;
}

/**
 * Whether keys ask for a comment: Ctrl+Alt+M, or Command+Option+M, wherever the layout has the letter and whatever sign Option makes of it.
 * AltGr is no Ctrl+Alt, though it looks so: with M it writes µ on many keyboards.
 */
export function isCommentKey(event: Keys): boolean {
  const { altKey, ctrlKey, metaKey, key, code } = event;
  const isM = key.toLowerCase() === "m" || (!/^[a-z]$/i.test(key) && code === "KeyM");
  return isM && altKey && (ctrlKey || metaKey) && !event.getModifierState("AltGraph");
}
