import type { ReactNode } from 'react';
import type { CourtFormLine, LineExplanation, PageContext, SampleForm } from '../../contract/page-context.ts';
import { useLanguage } from '../../rendering/language-context.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Disclosure } from '../Disclosures/Disclosures.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Pin } from '../Pin/Pin.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { SmallText } from '../SmallText/SmallText.tsx';

export type CourtFormProps = {
  readonly form: SampleForm;
  readonly texts: PageContext['papers']['texts'];
};

export function CourtForm({ form, texts }: CourtFormProps) {
  return (
    <>
      <InlineText as="p" className="lead" content={form.texts.lead} />
      <FormSheet
        form={form}
        level={3}
        texts={texts}
        printExplanation={(explanation) => (
          <Explanation id={explanationId(form, explanation)} explanation={explanation} texts={texts} />
        )}
      />
    </>
  );
}

type ExplanationProps = Pick<CourtFormProps, 'texts'> & {
  readonly id: string;
  readonly explanation: LineExplanation;
};

function Explanation({ id, explanation: { effect, title, meaning, advice }, texts }: ExplanationProps) {
  const { tag, dir } = useLanguage();
  return (
    <div className="court-form__note" lang={tag} dir={dir}>
      <Disclosure
        level={4}
        title={title}
        {...(effect === 'asks' ? {} : { aside: [{ type: 'text', text: texts.effects[effect] }] })}
      >
        <div id={id}>
          <InlineText as="p" content={meaning} />
          <p>
            <InlineText as="b" content={advice} />
          </p>
        </div>
      </Disclosure>
    </div>
  );
}

export type AnnotatedFormProps = Omit<FormSheetProps, 'printExplanation'> & {
  readonly href: string;
};

/** Beside each line what it is about, as a link to the explanation. */
export function AnnotatedForm({ href, ...sheet }: AnnotatedFormProps) {
  const { tag, dir } = useLanguage();
  return (
    <FormSheet
      {...sheet}
      printExplanation={(explanation) => (
        <Bidi
          as="a"
          href={`${href}#${explanationId(sheet.form, explanation)}`}
          lang={tag}
          dir={dir}
          text={explanation.title}
        />
      )}
    />
  );
}

function explanationId(form: Pick<SampleForm, 'id'>, { id }: LineExplanation): string {
  return `${form.id}-${id}`;
}

type FormSheetProps = {
  readonly form: Pick<SampleForm, 'id' | 'title' | 'lines'>;
  /** Level of the title, one below the preceding heading. */
  readonly level: 2 | 3 | 4;
  readonly texts: Pick<PageContext['papers']['texts'], 'specimen' | 'note'>;
  readonly printExplanation: (explanation: LineExplanation) => ReactNode;
};

/** From left to right in every language, because the documents are in English. */
function FormSheet({ form, level, texts, printExplanation }: FormSheetProps) {
  const { tag, dir } = useLanguage();
  const Heading = `h${level}` as const;
  return (
    <div className="court-form">
      <figure className="prose">
        <Sheet english>
          <header>
            <Heading>{form.title}</Heading>
            <strong lang={tag} dir={dir}>
              {texts.specimen}
            </strong>
          </header>
          <ol className="court-form__lines">
            {form.lines.map((line) => (
              <li key={line.text}>
                {line.explanation === undefined ? <span /> : <LineNumber {...line.explanation} />}
                <LineText {...line} />
                {line.explanation === undefined ? null : printExplanation(line.explanation)}
              </li>
            ))}
          </ol>
        </Sheet>
        <SmallText as="figcaption" text={texts.note} />
      </figure>
    </div>
  );
}

/** Highlighted when its signer can owe the whole bail amount. */
function LineText({ text, amount, space, explanation }: CourtFormLine) {
  const content =
    amount === undefined ? (
      text
    ) : (
      <>
        {`${text} `}
        <b>
          <bdi dir="ltr">{amount}</bdi>
        </b>
      </>
    );
  return (
    <div>
      {explanation?.effect === 'owes' ? <mark>{content}</mark> : content}
      {space === undefined ? null : <WritingLine isForSignature={space === 'signature'} />}
    </div>
  );
}

/** A signature line begins with a cross. */
function WritingLine({ isForSignature }: { readonly isForSignature: boolean }) {
  return (
    <svg width="100%" height="28" fill="none" stroke="currentColor" aria-hidden="true">
      {isForSignature ? <path d="M2 12l10 10m0-10L2 22" strokeWidth="2" /> : null}
      <line y1="26" x2="100%" y2="26" strokeDasharray={isForSignature ? undefined : '2 3'} />
    </svg>
  );
}

/** Filled when the line can cost money, otherwise outlined. */
function LineNumber({ effect, number }: LineExplanation) {
  const isCostly = effect === 'binds' || effect === 'owes';
  return <Pin label={number} outlined={!isCostly} spoken />;
}
