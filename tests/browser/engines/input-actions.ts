/** Input actions of the WebDriver standard, which are the same in its HTTP and BiDi protocols. */
import type { Key } from './driver.ts';

/** Code points that the standard assigns to keys without a character. */
const keyCodes: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
};

const pointer = (actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

/** Returns the actions that move the pointer. */
export const moveTo = (x: number, y: number) => pointer([{ type: 'pointerMove', x, y }]);

/** Returns the actions of a click. */
export const clickAt = (x: number, y: number) =>
  pointer([
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]);

/** Returns the actions that press and release one key after another. */
export const pressKeys = (values: readonly string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Returns the actions that press a key without a character. */
export const pressKey = (key: Key) => pressKeys([keyCodes[key]]);
