/** What the form shows, and how it changes when something happens. */
import type { Failure, Outcome } from './classify-response.ts';
import type { FieldName, FieldProblem, FieldProblems } from './message-rules.ts';

/** What the form shows. */
export type FormState = {
  readonly phase: 'editing' | 'sending' | 'sent';
  readonly problems: FieldProblems;
  /** True from a submission that was stopped until everything it was stopped for is right. */
  readonly isSummaryShown: boolean;
  readonly failure: Failure | undefined;
  readonly hasManyLinks: boolean;
  /** Counts the notices, so that each one takes the focus. */
  readonly noticeCount: number;
};

/** Something that happened. */
export type FormEvent =
  | {
      readonly type: 'left';
      readonly name: FieldName;
      readonly problem: FieldProblem | undefined;
      /** Whether the message has more links than look honest. */
      readonly hasManyLinks: boolean;
    }
  | { readonly type: 'submitted'; readonly problems: FieldProblems }
  | { readonly type: 'answered'; readonly outcome: Outcome };

/** The form as the server makes it. */
export const untouched: FormState = {
  phase: 'editing',
  problems: {},
  isSummaryShown: false,
  failure: undefined,
  hasManyLinks: false,
  noticeCount: 0,
};

/** The state after an event. */
export function changeForm(state: FormState, event: FormEvent): FormState {
  if (event.type === 'left') return leaveField(state, event);
  if (event.type === 'answered') return receiveOutcome(state, event.outcome);
  return isEmpty(event.problems)
    ? { ...state, phase: 'sending', problems: {}, isSummaryShown: false, failure: undefined }
    : showProblems(state, event.problems);
}

type Left = Extract<FormEvent, { readonly type: 'left' }>;

function leaveField(state: FormState, { name, problem, hasManyLinks }: Left): FormState {
  if (state.phase !== 'editing') return state;
  const { [name]: _, ...others } = state.problems;
  const problems = problem === undefined ? others : { ...others, [name]: problem };
  return { ...state, problems, hasManyLinks, isSummaryShown: state.isSummaryShown && !isEmpty(problems) };
}

function receiveOutcome(state: FormState, outcome: Outcome): FormState {
  if (outcome.kind === 'fields') return showProblems(state, outcome.problems);
  const noticeCount = state.noticeCount + 1;
  if (outcome.kind === 'sent') return { ...state, phase: 'sent', noticeCount };
  return { ...state, phase: 'editing', failure: outcome.failure, noticeCount };
}

function showProblems(state: FormState, problems: FieldProblems): FormState {
  const noticeCount = state.noticeCount + 1;
  return { ...state, phase: 'editing', problems, isSummaryShown: true, failure: undefined, noticeCount };
}

function isEmpty(problems: FieldProblems): boolean {
  return Object.keys(problems).length === 0;
}
