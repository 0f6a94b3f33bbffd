import type { Examples } from '../example-data.ts';
import type { ButtonProps } from './Button.tsx';

export const buttonExamples: Examples<ButtonProps> = {
  'english, print button': { label: 'Print this list', action: 'print' },
  'english, submit button': { label: 'Send Message', action: 'submit' },
  'arabic, print button': { label: 'طباعة هذه القائمة', action: 'print' },
  'spanish, submit button': { label: 'Enviar mensaje', action: 'submit' },
};
