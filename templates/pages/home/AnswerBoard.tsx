/** Each answer is complete without its caption. */
import type { ReactNode } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { FeeSquares, SquareRow } from '../../components/SquareRow/SquareRow.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import { PageTownField } from '../parts/page-islands.tsx';

type HomeProps = PageProps<'home'>;

export function AnswerBoard({ context, texts: { answers } }: HomeProps) {
  return (
    <div className="board">
      <Answer id="where" title={answers.where.title}>
        <PageTownField context={context} />
        <CountyNumbers context={context} />
      </Answer>
      <Cost context={context} texts={answers.cost} />
      <Hours context={context} texts={answers.when} />
      <Question context={context} texts={answers.ask} />
    </div>
  );
}

type AnswerProps = {
  readonly id: string;
  readonly title: string;
  /** The answer as a large figure, or a link, at the end of the heading. */
  readonly figure?: ReactNode;
  readonly children: ReactNode;
};

function Answer({ id, title, figure, children }: AnswerProps) {
  return (
    <section className="answer" id={id} aria-labelledby={`${id}-title`}>
      <div className="answer__head">
        <Bidi as="h2" id={`${id}-title`} text={title} />
        {figure}
      </div>
      {children}
    </section>
  );
}

/** Phones show only the field. */
function CountyNumbers({ context: { counties } }: Pick<HomeProps, 'context'>) {
  return (
    <ul className="answer__counties">
      {counties.map(({ id, label, href, lookup: { phone, line } }) => (
        <li key={id}>
          <Bidi as="a" href={href} text={label} />{' '}
          {phone === undefined ? null : <PhoneText phone={phone} name={line} isOurs={false} />}
        </li>
      ))}
    </ul>
  );
}

type CopyOf<Name extends keyof HomeProps['texts']['answers']> = Pick<HomeProps, 'context'> & {
  readonly texts: HomeProps['texts']['answers'][Name];
};

function Cost({ context: { estimator }, texts }: CopyOf<'cost'>) {
  const { ratePercent } = estimator;
  return (
    <Answer
      id="cost"
      title={texts.title}
      figure={
        <b className="answer__figure">
          <bdi dir="ltr">{`${ratePercent}%`}</bdi>
        </b>
      }
    >
      <FeeSquares ratePercent={ratePercent} />
      <p className="answer__caption">
        <InlineText as="span" content={texts.share} /> <Bidi as="span" text={texts.returned} />
      </p>
    </Answer>
  );
}

function Hours({ context: { network }, texts }: CopyOf<'when'>) {
  const duration = network.releaseTimes[0]?.hours;
  return (
    <Answer
      id="when"
      title={texts.title}
      figure={<Bidi as="b" className="answer__figure" text={texts.hours} />}
    >
      {duration === undefined ? null : (
        <SquareRow count={duration.to} filled={duration.from ?? 0} variant="hours" />
      )}
      <p className="answer__caption">
        <InlineText as="span" content={texts.since} /> <Bidi as="span" text={texts.squares} />
      </p>
    </Answer>
  );
}

function Question({ context: { jailCard, link }, texts }: CopyOf<'ask'>) {
  const { href } = link('/ask-the-jail');
  const { tag, dir } = jailCard.language;
  const [question] = jailCard.questions;
  return (
    <Answer id="ask" title={texts.title} figure={<Bidi as="a" href={`${href}#card`} text={texts.all} />}>
      <a className="answer__question" href={`${href}#card`} lang={tag} dir={dir}>
        <span>{question?.text}</span>
        <Icon name="next" />
      </a>
      <p className="answer__caption">
        {question?.meaning === undefined ? null : <Bidi text={question.meaning} />}
        <Bidi as="span" text={texts.note} />
      </p>
    </Answer>
  );
}
