import type { ReactNode } from 'react';
import type { CountyFacts, CountyText, Filled } from '../../../schema/index.ts';
import { Address } from '../../components/Address/Address.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { Pin } from '../../components/Pin/Pin.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
import { FeeSquares, SquareRow } from '../../components/SquareRow/SquareRow.tsx';
import { StepMarker } from '../../components/StepMarker/StepMarker.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { useLanguage } from '../../rendering/language-context.tsx';
import { unknownMark } from '../../typefaces/scripts.ts';
import { PageTownField } from '../parts/page-islands.tsx';
import { placeNames } from '../parts/places.ts';
import { JailCardLink } from '../parts/prose.tsx';
import { HearingChooser } from './HearingChooser.tsx';

type CountyStepsProps = {
  readonly context: PageContext;
  readonly facts: Pick<CountyFacts, 'lookup' | 'jails'>;
  readonly texts: Filled<CountyText>;
};

export function CountySteps({ context, facts, texts }: CountyStepsProps) {
  const { ui, network, jailCard } = context;
  const { answers } = texts;
  return (
    <div className="county-steps band">
      <Step id="where" number={1} title={ui.county.whereIs}>
        <PageTownField context={context} />
        <Custody context={context} facts={facts} texts={texts} />
        <SmallText text={answers.where} />
      </Step>
      <Step id="amount" title={ui.county.amount} note={ui.county.beforePaying}>
        <Outcomes context={context} answers={answers} />
        <JailCardLink context={context} />
        <ol className="county-questions" lang={jailCard.language.tag} dir={jailCard.language.dir}>
          {jailCard.questions.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Step>
      <Step id="judge" number={2} title={network.firstHearing.title} note={ui.county.hearing.note}>
        <HearingChooser texts={network.firstHearing} labels={ui.county.hearing} />
      </Step>
      <Step id="release" number={7} title={ui.county.release.title}>
        <Fee context={context} />
        <Hours context={context} note={answers.release} />
      </Step>
    </div>
  );
}

type StepProps = {
  readonly id: string;
  /** The step of the process; without it the ring has a question mark. */
  readonly number?: number;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
};

function Step({ id, number, title, note, children }: StepProps) {
  return (
    <section className="county-step" id={id} aria-labelledby={`${id}-title`}>
      <StepMarker number={number ?? unknownMark(useLanguage().tag)} />
      <Bidi as="h2" id={`${id}-title`} text={title} />
      <SmallText text={note} />
      {children}
    </section>
  );
}

/** The official number or search, and the first jail of each type with its number on the map. */
function Custody({ context: { ui, print }, facts: { lookup, jails }, texts }: CountyStepsProps) {
  const first = jails.filter(
    ({ holds }, index) => jails.findIndex((other) => other.holds === holds) === index,
  );
  return (
    <ul className="county-custody">
      <li>
        <Icon name="phone" />
        <Bidi as="b" text={ui.county.infoLine} />
        {lookup.phone === undefined ? null : (
          <PhoneText phone={print.phone(lookup.phone)} name={ui.county.infoLine} isOurs={false} />
        )}
        <small>
          <Bidi text={`${ui.county.search}: `} />
          <a href={lookup.url} rel="noopener">
            <bdi dir="ltr" lang="en">
              {hostName(lookup.url)}
              <span className="visually-hidden">{`: ${lookup.name}`}</span>
            </bdi>
          </a>
        </small>
      </li>
      {first.map(({ id, name: official, city, holds }) => {
        const { name } = placeNames(texts.places.jails[id]?.name, official);
        return (
          <li key={id}>
            <Pin label={jails.findIndex((jail) => jail.id === id) + 1} />
            <Bidi as="b" text={ui.county.jails[holds]} />
            <small>
              <Bidi text={`${name} (`} />
              <Address text={city} />)
            </small>
          </li>
        );
      })}
    </ul>
  );
}

function Outcomes({
  context: { ui },
  answers,
}: Pick<CountyStepsProps, 'context'> & { readonly answers: CountyStepsProps['texts']['answers'] }) {
  const { amountGroups } = ui.county;
  const rows = [
    { price: '$0', isFree: true, label: amountGroups.free, note: answers.free },
    { price: unknownMark(useLanguage().tag), isFree: false, label: amountGroups.judge, note: answers.judge },
    { price: '$', isFree: false, label: amountGroups.amount, note: answers.listed },
  ];
  return (
    <ul className="county-outcomes">
      {rows.map(({ price, isFree, label, note }) => (
        <li key={price}>
          <Price variant={isFree ? 'free' : undefined}>
            <bdi dir="ltr">{price}</bdi>
          </Price>
          <span>
            <Bidi as="b" text={label} />
            <Bidi as="small" text={note} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Fee({ context: { ui, estimator } }: Pick<CountyStepsProps, 'context'>) {
  return (
    <figure className="county-figure">
      <p>
        <b>
          <bdi dir="ltr">{`${estimator.ratePercent}%`}</bdi>
        </b>{' '}
        <Bidi as="span" text={ui.county.release.share} />
      </p>
      <FeeSquares ratePercent={estimator.ratePercent} />
      <SmallText as="figcaption" text={ui.county.release.fee} />
    </figure>
  );
}

function Hours({
  context: { ui, network },
  note,
}: Pick<CountyStepsProps, 'context'> & { readonly note: string | undefined }) {
  const hours = network.releaseTimes[0]?.hours;
  return (
    <figure className="county-figure">
      <p>
        <Bidi as="b" text={ui.county.release.hours} /> <Bidi as="span" text={ui.county.release.since} />
      </p>
      {hours === undefined ? null : <SquareRow count={hours.to} filled={hours.from ?? 0} variant="hours" />}
      <SmallText as="figcaption" text={[ui.county.release.squares, note].join(' ').trim()} />
    </figure>
  );
}

/** "riversidesheriff.org": without "www." */
function hostName(url: string): string {
  return new URL(url).hostname.replace(/^www\./u, '');
}
