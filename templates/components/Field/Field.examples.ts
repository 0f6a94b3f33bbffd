import { createElement } from 'react';
import type { Examples } from '../example-data.ts';
import type { FieldProps } from './Field.tsx';

export const fieldExamples: Examples<FieldProps> = {
  english: {
    id: 'amount',
    label: 'Bail amount',
    children: createElement('input', { id: 'amount', type: 'text', dir: 'ltr' }),
  },
  'arabic, required': {
    id: 'name',
    label: 'الاسم الكامل',
    required: true,
    children: createElement('input', { id: 'name', type: 'text', dir: 'auto', required: true }),
  },
  'english, with an error': {
    id: 'message',
    label: 'Message',
    required: true,
    error: { id: 'message-error', prefix: 'Error:', text: 'Please write a message.' },
    children: createElement('textarea', {
      id: 'message',
      required: true,
      'aria-describedby': 'message-error',
      'aria-invalid': true,
    }),
  },
  'spanish, with an error': {
    id: 'message',
    label: 'Mensaje',
    required: true,
    error: { id: 'message-error', prefix: 'Error:', text: 'Escriba un mensaje.' },
    children: createElement('textarea', {
      id: 'message',
      required: true,
      'aria-describedby': 'message-error',
      'aria-invalid': true,
    }),
  },
};
