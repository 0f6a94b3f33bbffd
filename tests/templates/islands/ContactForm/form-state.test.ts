import { expect, it } from 'vitest';
import { changeForm, initialState } from '../../../../templates/islands/ContactForm/form-state.ts';

it('ignores a field that loses focus while the message is being sent', () => {
  const sending = changeForm(initialState, { type: 'submitted', problems: {} });
  const left = { type: 'left', name: 'email', problem: 'invalid', hasManyLinks: false } as const;
  expect(changeForm(sending, left)).toBe(sending);
});
