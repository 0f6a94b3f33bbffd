import {
  type SubmitEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { ContactFormProps } from './contact-form-props.ts';
import {
  checkField,
  checkFields,
  cleanField,
  countLinks,
  type FieldName,
  type FieldProblem,
  type FieldProblems,
  isFieldName,
  maxLinks,
} from './message-rules.ts';
import { createMessageIds, type Failure, type Outcome, sendMessage } from './send-message.ts';

/** Minimum milliseconds between page load and sending. An earlier message is delayed. */
export const minFillTimeMs = 3000;

/** `outcome` is that of a message that was sent without scripts. */
export function useContactForm(target: ContactFormProps['target'], outcome?: Outcome) {
  const [state, dispatch] = useReducer(
    changeForm,
    outcome === undefined ? initialState : changeForm(initialState, { type: 'answered', outcome }),
  );
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const editedFields = useRef(new Set<FieldName>());
  const isSending = useRef(false);
  const [idOf] = useState(createMessageIds);
  const afterPress = useAfterPress();

  useEffect(() => {
    // Before hydration the browser validates the fields with its own messages.
    if (form.current !== null) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (state.noticeCount > 0 && notice.current !== null) showNotice(notice.current);
  }, [state.noticeCount]);

  const check = (name: FieldName) => {
    if (form.current === null) return;
    const read = readerOf(form.current);
    const hasManyLinks = countLinks(read('message')) > maxLinks;
    dispatch({ type: 'left', name, problem: checkField(name, read(name), target.bounds), hasManyLinks });
  };
  const onInput = (event: SyntheticEvent) => {
    const name = fieldOf(event);
    if (name !== undefined) editedFields.current.add(name);
  };
  const onBlur = (event: SyntheticEvent) => {
    const name = fieldOf(event);
    if (name !== undefined && editedFields.current.has(name)) afterPress(() => check(name));
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    editedFields.current.clear();
    const read = readerOf(event.currentTarget);
    const problems = checkFields(read, target.bounds);
    const fields = [...new FormData(event.currentTarget)]
      .filter(([name]) => !target.thankYouFields.includes(name))
      .map(
        ([name, value]) => [name, isFieldName(name) ? cleanField(name, read(name)) : String(value)] as const,
      );
    dispatch({ type: 'submitted', problems });
    if (!isEmpty(problems)) return;
    isSending.current = true;
    await waitForMinFillTime();
    const received = await sendMessage([...fields, ['messageId', idOf(fields)]], target);
    isSending.current = false;
    dispatch({ type: 'answered', outcome: received });
  };
  return { state, form, notice, listeners: { onInput, onBlur, onSubmit } };
}

function readerOf(form: HTMLFormElement): (name: FieldName) => string {
  const data = new FormData(form);
  return (name) => String(data.get(name) ?? '');
}

function fieldOf({ target }: SyntheticEvent): FieldName | undefined {
  const name = target instanceof Element ? target.getAttribute('name') : null;
  return name !== null && isFieldName(name) ? name : undefined;
}

/** Bots fill in forms faster than people. The message is delayed, not rejected. */
function waitForMinFillTime(): Promise<void> {
  const remainingMs = minFillTimeMs - performance.now();
  return new Promise((resolve) => (remainingMs > 0 ? setTimeout(resolve, remainingMs) : resolve()));
}

type FormState = {
  readonly phase: 'editing' | 'sending' | 'sent';
  readonly problems: FieldProblems;
  /** Whether a submission was stopped and some of its problems remain. */
  readonly isSummaryShown: boolean;
  readonly failure: Failure | undefined;
  /** Whether the message has so many links that it looks like advertising. */
  readonly hasManyLinks: boolean;
  /** Number of notices so far, so that each one gets the focus. */
  readonly noticeCount: number;
};

/** The visitor left a field or submitted the form, or the sending ended. */
type FormAction =
  | {
      readonly type: 'left';
      readonly name: FieldName;
      readonly problem: FieldProblem | undefined;
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

export function changeForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'left': {
      if (state.phase !== 'editing') return state;
      const { [action.name]: _, ...others } = state.problems;
      const problems = action.problem === undefined ? others : { ...others, [action.name]: action.problem };
      const isSummaryShown = state.isSummaryShown && !isEmpty(problems);
      return { ...state, problems, hasManyLinks: action.hasManyLinks, isSummaryShown };
    }
    case 'submitted':
      return isEmpty(action.problems)
        ? { ...state, phase: 'sending', problems: {}, isSummaryShown: false, failure: undefined }
        : showProblems(state, action.problems);
    case 'answered': {
      const { outcome } = action;
      if (outcome.kind === 'fields') return showProblems(state, outcome.problems);
      const noticeCount = state.noticeCount + 1;
      return outcome.kind === 'sent'
        ? { ...state, phase: 'sent', noticeCount }
        : { ...state, phase: 'editing', failure: outcome.failure, noticeCount };
    }
  }
}

function showProblems(state: FormState, problems: FieldProblems): FormState {
  const noticeCount = state.noticeCount + 1;
  return { ...state, phase: 'editing', problems, isSummaryShown: true, failure: undefined, noticeCount };
}

function isEmpty(problems: FieldProblems): boolean {
  return Object.keys(problems).length === 0;
}

/** A layout shift during a press would make it miss its target. */
function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const pendingCallbacks = useRef<(() => void)[]>([]);
  useEffect(() => {
    const listeners = new AbortController();
    const listen = (type: string, run: () => void) =>
      document.addEventListener(type, run, { capture: true, signal: listeners.signal });
    const release = () => {
      isPressed.current = false;
      for (const run of pendingCallbacks.current.splice(0)) setTimeout(run);
    };
    listen('pointerdown', () => {
      isPressed.current = true;
    });
    listen('pointerup', release);
    listen('pointercancel', release);
    return () => listeners.abort();
  }, []);
  return useCallback((run) => {
    if (isPressed.current) pendingCallbacks.current.push(run);
    else setTimeout(run);
  }, []);
}

/** Focuses a notice and scrolls to it: to the heading of the form, unless the notice then starts too far down. */
function showNotice(notice: HTMLElement): void {
  notice.focus({ preventScroll: true });
  notice.closest('.section')?.scrollIntoView();
  if (notice.getBoundingClientRect().top > innerHeight / 2) notice.scrollIntoView();
}
