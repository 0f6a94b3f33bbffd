import type { Inline } from '../../schema/index.ts';

export const plain = (text: string): Inline => [{ type: 'text', text }];
