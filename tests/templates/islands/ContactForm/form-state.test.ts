import { describe, expect, it } from 'vitest';
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

describe('leaving a field', () => {
  it('tells its problem at the field and nowhere else', () => {
    const state = after(left('email', 'invalid'));
    expect(state).toMatchObject({ problems: { email: 'invalid' }, isSummaryShown: false, told: 0 });
  });

  it('takes its problem back when it is right', () => {
    expect(after(left('email', 'invalid'), left('email')).problems).toEqual({});
  });

  it('shortens the summary, and ends it with the last problem', () => {
    const shorter = after(stopped, left('email'));
    expect(shorter).toMatchObject({ problems: { phone: 'required' }, isSummaryShown: true });
    expect(changeForm(shorter, left('phone'))).toMatchObject({ problems: {}, isSummaryShown: false });
  });

  it('changes nothing while the message is on its way', () => {
    expect(after(submitted, left('email', 'invalid'))).toEqual(after(submitted));
  });
});

describe('sending', () => {
  it('is stopped by problems, and told each time', () => {
    expect(after(stopped)).toMatchObject({ phase: 'editing', isSummaryShown: true, told: 1 });
    expect(after(stopped, stopped).told).toBe(2);
  });

  it('takes back what was told before', () => {
    const failed: FormEvent = {
      type: 'answered',
      outcome: { kind: 'failed', failure: { reason: 'server' } },
    };
    const state = after(submitted, failed, submitted);
    expect(state).toMatchObject({
      phase: 'sending',
      problems: {},
      failure: undefined,
      isSummaryShown: false,
    });
  });
});

describe('an answer', () => {
  it('of thanks ends the form', () => {
    const state = after(submitted, { type: 'answered', outcome: { kind: 'sent' } });
    expect(state).toMatchObject({ phase: 'sent', told: 1 });
  });

  it('of a failure lets the visitor send again', () => {
    const failure = { reason: 'tooMany', minutes: 2 } as const;
    const state = after(submitted, { type: 'answered', outcome: { kind: 'failed', failure } });
    expect(state).toMatchObject({ phase: 'editing', failure, told: 1 });
  });

  it('about fields is told like problems found here', () => {
    const problems = { email: 'invalid' } as const;
    const state = after(submitted, { type: 'answered', outcome: { kind: 'fields', problems } });
    expect(state).toMatchObject({ phase: 'editing', problems, isSummaryShown: true, told: 1 });
  });
});
