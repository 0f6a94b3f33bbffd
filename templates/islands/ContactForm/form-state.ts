/** The state of the form and its reducer. */
import type { Failure, Outcome } from './classify-response.ts';
import type { FieldName, FieldProblem, FieldProblems } from './message-rules.ts';

/** The state of the form. */
export type FormState = {
  readonly phase: 'editing' | 'sending' | 'sent';
  readonly problems: FieldProblems;
  /** Whether a submission was stopped and some of its problems remain. */
  readonly isSummaryShown: boolean;
  readonly failure: Failure | undefined;
  readonly hasManyLinks: boolean;
  /** Number of notices so far, so that each one gets the focus. */
  readonly noticeCount: number;
};

/** An action of the reducer: the visitor left a field or submitted the form, or the sending ended. */
export type FormAction =
  | {
      readonly type: 'left';
      readonly name: FieldName;
      readonly problem: FieldProblem | undefined;
      /** Whether the message has so many links that it looks like advertising. */
      readonly hasManyLinks: boolean;
    }
  | { readonly type: 'submitted'; readonly problems: FieldProblems }
  | { readonly type: 'answered'; readonly outcome: Outcome };

/** The state in the HTML of the server. */
export const initialState: FormState = {
  phase: 'editing',
  problems: {},
  isSummaryShown: false,
  failure: undefined,
  hasManyLinks: false,
  noticeCount: 0,
};

/** Returns the state after an action. */
export function changeForm(state: FormState, action: FormAction): FormState {
  if (action.type === 'left') return leaveField(state, action);
  if (action.type === 'answered') return receiveOutcome(state, action.outcome);
  return isEmpty(action.problems)
    ? { ...state, phase: 'sending', problems: {}, isSummaryShown: false, failure: undefined }
    : showProblems(state, action.problems);
}

type LeaveAction = Extract<FormAction, { readonly type: 'left' }>;

function leaveField(state: FormState, { name, problem, hasManyLinks }: LeaveAction): FormState {
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
