import type { Examples } from '../example-data.ts';
import type { ButtonProps } from './Button.tsx';

export const buttonExamples: Examples<ButtonProps> = {
  'english, prints': { label: 'Print this list', action: 'print' },
  'english, sends': { label: 'Send Message', action: 'submit' },
  'arabic, prints': { label: 'طباعة هذه القائمة', action: 'print' },
  'spanish, sends': { label: 'Enviar mensaje', action: 'submit' },
};
