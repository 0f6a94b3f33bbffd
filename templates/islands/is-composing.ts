/** Composing keyboards: input methods that build a text from several keys, and accept it with Enter. */
import type { KeyboardEvent } from 'react';

/**
 * Returns whether a key belongs to a composition, so that it must not act. WebKit ends the composition before the event
 * of its last key, which has the key code 229 (UI Events, section "keyCode").
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
