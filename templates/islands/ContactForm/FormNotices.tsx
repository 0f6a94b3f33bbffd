/** Each notice gets the focus when it appears. */
import { type MouseEvent, type RefObject, useEffect } from 'react';
import { fieldNames } from '../../../schema/form-fields.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { DrawnIcon } from '../../components/Icon/Icon.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import type { ContactFormProps } from './contact-form-props.ts';
import type { FieldName, FieldProblem, FieldProblems } from './message-rules.ts';
import type { Failure } from './send-message.ts';

type Texts = ContactFormProps['texts'];
type NoticeProps = { readonly texts: Texts; readonly ref: RefObject<HTMLDivElement | null> };

export function errorText({ errors }: Texts, name: FieldName, problem: FieldProblem): string {
  return errors[name][problem] ?? errors[name].required ?? '';
}

type ErrorSummaryProps = NoticeProps & {
  readonly id: string;
  readonly problems: FieldProblems;
};

/** While the summary is shown, the page title has an error prefix. */
export function ErrorSummary({ id, texts, problems, ref }: ErrorSummaryProps) {
  useTitlePrefix(texts.error);
  const invalidFields = fieldNames.flatMap((name) => {
    const problem = problems[name];
    return problem === undefined ? [] : [{ name, text: errorText(texts, name, problem) }];
  });
  return (
    <div className="error-summary" role="alert" tabIndex={-1} aria-labelledby={`${id}problems`} ref={ref}>
      <Bidi as="h3" id={`${id}problems`} text={texts.problems[invalidFields.length - 1] ?? ''} />
      <ul className="error-summary__list">
        {invalidFields.map(({ name, text }) => (
          <li key={name}>
            <Bidi as="a" href={`#${id}${name}`} onClick={goToField} text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function FailureNotice({ texts, failure, ref }: NoticeProps & { readonly failure: Failure }) {
  const { notSent, unsure, kept } = texts.failures;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref}>
      <p>
        <Bidi as="strong" text={failure === 'unconfirmed' ? unsure : notSent} />
        <Bidi text={` ${texts.failures[failure]}`} />
      </p>
      <InlineText as="p" content={kept} />
    </div>
  );
}

export function SentNotice({ texts, ref }: NoticeProps) {
  return (
    <div className="sent-notice" role="status" tabIndex={-1} ref={ref}>
      <DrawnIcon path="M20 6 9 17l-5-5" />
      <div>
        <p>
          <Bidi as="strong" text={texts.sent} />
        </p>
        <InlineText as="p" content={texts.sentNext} />
      </div>
    </div>
  );
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

/** A plain anchor link would leave label and error above the viewport. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  control?.closest('.field')?.scrollIntoView();
  control?.focus({ preventScroll: true });
}
