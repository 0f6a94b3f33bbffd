/** What the form tells when it was sent or could not be. Each takes the focus, so each can hold it. */
import { type MouseEvent, type RefObject, useEffect } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import type { ContactFormProps } from './ContactForm.props.ts';
import type { Failure } from './classify-response.ts';
import { type FieldName, type FieldProblem, type FieldProblems, fieldNames } from './message-rules.ts';

type Copy = ContactFormProps['copy'];
type NoticeProps = { readonly copy: Copy; readonly ref: RefObject<HTMLDivElement | null> };

/** What to do about a problem, in the words of the summary and of the field. */
export function errorText({ errors }: Copy, name: FieldName, problem: FieldProblem): string {
  return errors[name][problem] ?? errors[name].required ?? '';
}

type ErrorSummaryProps = NoticeProps & {
  /** Start of the ids of the form. */
  readonly id: string;
  readonly problems: FieldProblems;
};

/** Every problem as a link to its field. While it shows, the title says that something is wrong. */
export function ErrorSummary({ id, copy, problems, ref }: ErrorSummaryProps) {
  useTitlePrefix(copy.error);
  const wrong = fieldNames.flatMap((name) => {
    const problem = problems[name];
    return problem === undefined ? [] : [{ name, text: errorText(copy, name, problem) }];
  });
  return (
    <div className="error-summary" role="alert" tabIndex={-1} aria-labelledby={`${id}problems`} ref={ref}>
      <h3 id={`${id}problems`}>
        <Bidi text={copy.problems[wrong.length - 1] ?? ''} />
      </h3>
      <ul className="error-summary__list">
        {wrong.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${id}${name}`} onClick={goToField}>
              <Bidi text={text} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why a message was not taken, that nothing is lost, and whom to call. */
export function FailureNotice({ copy, failure, ref }: NoticeProps & { readonly failure: Failure }) {
  const { notSent, unsure, kept } = copy.failures;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref}>
      <p>
        <strong>
          <Bidi text={isUnsure(failure) ? unsure : notSent} />
        </strong>
        <Bidi text={` ${failureText(copy, failure)}`} />
      </p>
      <p>
        <InlineText content={kept} />
      </p>
    </div>
  );
}

/** Whether the message may have arrived all the same. */
const isUnsure = ({ reason }: Failure): boolean => reason === 'timeout' || reason === 'unconfirmed';

/** The thanks, in place of the form. */
export function SentNotice({ copy, ref }: NoticeProps) {
  return (
    <div className="sent-notice" role="status" tabIndex={-1} ref={ref}>
      <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 6 9 17l-5-5" />
      </svg>
      <div>
        <p>
          <strong>
            <Bidi text={copy.sent} />
          </strong>
        </p>
        <p>
          <InlineText content={copy.sentNext} />
        </p>
      </div>
    </div>
  );
}

function failureText({ failures }: Copy, { reason, minutes }: Failure): string {
  const wait = minutes === undefined ? undefined : failures.waits.find((each) => each.minutes >= minutes);
  return wait?.text ?? failures[reason];
}

function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    const { title } = document;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [prefix]);
}

/** Shows the label and the error together with the field, which a jump to the field alone would leave above. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  control?.closest('.field')?.scrollIntoView();
  control?.focus({ preventScroll: true });
}
