import type { Examples } from '../example-data.ts';
import type { FieldErrorProps } from './FieldError.tsx';

export const fieldErrorExamples: Examples<FieldErrorProps> = {
  english: { id: 'message-error', prefix: 'Error:', text: 'Please write a message.' },
  arabic: {
    id: 'email-error',
    prefix: 'خطأ:',
    text: 'يُرجى إدخال بريد إلكتروني صحيح، مثل name@example.com.',
  },
  spanish: { id: 'message-error', prefix: 'Error:', text: 'Escriba un mensaje.' },
};
