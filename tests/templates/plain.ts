import type { Inline } from '../../schema/index.ts';

/** Rich text without markup. */
export const plain = (text: string): Inline => [{ type: 'text', text }];
