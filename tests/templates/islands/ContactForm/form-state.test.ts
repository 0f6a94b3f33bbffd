import { expect, it } from 'vitest';
import { changeForm, initialState } from '../../../../templates/islands/ContactForm/form-state.ts';

it('changeForm ignores that a field loses focus while the message is being sent', () => {
  const sending = changeForm(initialState, { type: 'submitted', problems: {} });
  const blur = { type: 'left', name: 'email', problem: 'invalid', hasManyLinks: false } as const;
  expect(changeForm(sending, blur)).toBe(sending);
});
