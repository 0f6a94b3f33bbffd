import { expect, it } from 'vitest';
import { changeForm, untouched } from '../../../../templates/islands/ContactForm/form-state.ts';

it('changes nothing by a field that is left while the message is on its way', () => {
  const sending = changeForm(untouched, { type: 'submitted', problems: {} });
  const left = { type: 'left', name: 'email', problem: 'invalid', hasManyLinks: false } as const;
  expect(changeForm(sending, left)).toBe(sending);
});
