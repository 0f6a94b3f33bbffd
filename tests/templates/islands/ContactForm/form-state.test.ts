import { expect, it } from 'vitest';
import {
  changeForm,
  type FormEvent,
  type FormState,
  untouched,
} from '../../../../templates/islands/ContactForm/form-state.ts';

const after = (...events: readonly FormEvent[]): FormState => events.reduce(changeForm, untouched);
const left = (name: 'email' | 'phone', problem?: 'invalid'): FormEvent => ({
  type: 'left',
  name,
  problem,
  hasManyLinks: false,
});
const submitted: FormEvent = { type: 'submitted', problems: {} };
const stopped: FormEvent = { type: 'submitted', problems: { email: 'required', phone: 'required' } };

it('changes nothing by a field that is left while the message is on its way', () => {
  expect(after(submitted, left('email', 'invalid'))).toEqual(after(submitted));
});

it('shortens the summary with every field that is put right, and ends it with the last', () => {
  const shorter = after(stopped, left('email'));
  expect(shorter).toMatchObject({ problems: { phone: 'required' }, isSummaryShown: true });
  expect(changeForm(shorter, left('phone'))).toMatchObject({ problems: {}, isSummaryShown: false });
});

it('tells problems each time they stop the message', () => {
  expect(after(stopped)).toMatchObject({ phase: 'editing', isSummaryShown: true, told: 1 });
  expect(after(stopped, stopped).told).toBe(2);
});

it.each([
  [{ kind: 'sent' }, { phase: 'sent' }],
  [
    { kind: 'failed', failure: { reason: 'tooMany', minutes: 2 } },
    { phase: 'editing', problems: {} },
  ],
  [
    { kind: 'fields', problems: { email: 'invalid' } },
    { phase: 'editing', problems: { email: 'invalid' }, isSummaryShown: true },
  ],
] as const)('tells the answer %j, and takes it back when the message is sent again', (outcome, expected) => {
  const state = after(submitted, { type: 'answered', outcome });
  expect(state).toMatchObject({ ...expected, told: 1 });
  expect(changeForm(state, submitted)).toMatchObject({
    phase: 'sending',
    problems: {},
    failure: undefined,
    isSummaryShown: false,
  });
});
