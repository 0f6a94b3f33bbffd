import type { Examples } from '../example-data.ts';
import type { IconProps } from './Icon.tsx';

export const iconExamples: Examples<IconProps> = {
  'english, never mirrored': { name: 'phone' },
  'arabic, mirrored': { name: 'next' },
  'spanish, a state': { name: 'warn' },
};
