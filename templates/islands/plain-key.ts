/**
 * Returns whether a key is pressed without modifiers, and outside of a composition: while letters are composed, Enter,
 * Escape and arrow keys choose letters. WebKit ends the composition before the event of its last key, which has the key
 * code 229 (UI Events, section "keyCode").
 */
export function isPlainKey(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing, keyCode } = event;
  return !(altKey || ctrlKey || metaKey || shiftKey || isComposing || keyCode === 229);
}
