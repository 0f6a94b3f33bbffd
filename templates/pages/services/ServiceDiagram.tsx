/** The texts of the drawing are a list. */
import type { ReactNode } from 'react';
import type { Filled, ServiceFacts, ServiceText } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { HourGrid } from '../../components/HourGrid/HourGrid.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { ReleaseBar } from '../../components/ReleaseBar/ReleaseBar.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
import { SquareRow } from '../../components/SquareRow/SquareRow.tsx';
import { Weekday } from '../../components/Weekday/Weekday.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { outlines } from './outlines.tsx';

type Texts = Filled<ServiceText>['diagram'];

type Item = Texts['items'][number];

export type ServiceDiagramProps = {
  readonly context: Pick<PageContext, 'examples' | 'network' | 'print'>;
  readonly diagram: ServiceFacts['diagram'];
  readonly texts: Texts;
};

export function ServiceDiagram(props: ServiceDiagramProps) {
  const { diagram, texts } = props;
  return (
    <figure className="service-diagram" data-variant={diagram.type}>
      <Bidi as="figcaption" text={texts.title} />
      {drawings[diagram.type](props)}
      <SmallText text={texts.note} />
    </figure>
  );
}

const drawings: Readonly<Record<ServiceFacts['diagram']['type'], (props: ServiceDiagramProps) => ReactNode>> =
  {
    hours: ({ diagram, texts }) => (
      <Items
        items={texts.items}
        before={(index) => <Hours {...(diagram.hours?.[index] ?? { from: 0, to: 0 })} />}
      />
    ),
    talk: ({ texts }) => <Items items={texts.items} labels={texts.labels} labeledOnce />,
    minutes: (props) => <Minutes {...props} />,
    decision: ({ texts }) => <Items items={texts.items} labels={texts.labels} />,
    equation: (props) => <Fee {...props} />,
    calendar: (props) => (
      <>
        <Calendar {...props} />
        <Items items={props.texts.items} />
      </>
    ),
    release: ({ texts, context: { network } }) => (
      <ReleaseBar
        parts={texts.items.map((item, index) => ({
          ...item,
          mark: network.release.parts[index]?.mark ?? '',
        }))}
        squares={network.release.squares}
        {...network.releaseHours}
      />
    ),
    stairs: ({ texts }) => <Items items={texts.items} />,
    objects: ({ diagram, texts }) => (
      <Items
        items={texts.items}
        before={(index) => diagram.objects?.[index]?.map((name) => <span key={name}>{outlines[name]}</span>)}
      />
    ),
  };

type ItemsProps = {
  readonly items: readonly Item[];
  readonly before?: (index: number) => ReactNode;
  /** Such as speakers. The second one labels `otherwise` if an item has it. */
  readonly labels?: readonly string[] | undefined;
  /** Whether the labels are visible on the first item only. @default false */
  readonly labeledOnce?: boolean;
};

function Items({ items, before, labels = [], labeledOnce = false }: ItemsProps) {
  const renderLabel = (part: number, index: number) =>
    labels[part] === undefined ? null : (
      <small className={labeledOnce && index > 0 ? 'visually-hidden' : undefined}>{`${labels[part]} `}</small>
    );
  return (
    <ol className="service-diagram__items">
      {items.map(({ title, text, otherwise }, index) => (
        <li key={title}>
          {before?.(index)}
          <b>
            {otherwise === undefined ? renderLabel(0, index) : null}
            <Bidi text={title} />
          </b>
          <p>
            {otherwise === undefined ? renderLabel(1, index) : null}
            <InlineText content={text} />
          </p>
          {otherwise === undefined ? null : (
            <p className="service-diagram__otherwise">
              {renderLabel(1, index)}
              <InlineText content={otherwise} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The hour of the question, which is framed. */
const askedHour = 3;

type HoursProps = { readonly from: number; readonly to: number; readonly sure?: boolean | undefined };

/** Whether somebody answers at the hour of the question, and the 24 hours of the day. */
function Hours({ from, to, sure = true }: HoursProps) {
  const isOpen = (hour: number) => hour >= from && hour < to;
  const variant = sure ? 'open' : 'possible';
  return (
    <span className="day" aria-hidden="true">
      <Price variant={isOpen(askedHour) ? 'free' : undefined}>
        <Icon name={isOpen(askedHour) ? 'check' : 'close'} />
      </Price>
      {Array.from({ length: 24 }, (_, hour) => (
        <i key={hour} data-variant={isOpen(hour) ? variant : undefined} />
      ))}
    </span>
  );
}

function Minutes({ context: { print }, diagram, texts }: ServiceDiagramProps) {
  const minutes = print.duration(diagram.time);
  return (
    <>
      {minutes === undefined ? null : (
        <HourGrid certainEnd={minutes.from ?? minutes.to} possibleEnd={minutes.to} maxSquares={24} />
      )}
      <Items items={texts.items} />
    </>
  );
}

/** Each amount is ten squares of which one is paid. Browsers without `:has()` show all amounts. */
function Fee({ texts, context: { examples, print } }: ServiceDiagramProps) {
  const [amount, unpaid, paid, ...free] = texts.items;
  if (amount === undefined || unpaid === undefined || paid === undefined) return null;
  return (
    <div className="fee">
      <fieldset>
        <Bidi as="legend" text={amount.title} />
        {examples.map(({ bail }, index) => (
          <label key={bail}>
            <input type="radio" name="bail" className="visually-hidden" defaultChecked={index === 2} />
            <bdi dir="ltr">{bail}</bdi>
          </label>
        ))}
      </fieldset>
      <SquareRow count={10} filled={1} variant="fee" />
      <p className="fee__unpaid">
        <Bidi as="b" text={`${unpaid.title}: `} />
        <InlineText content={unpaid.text} />
      </p>
      <ul>
        {examples.map(({ bail, fee }) => (
          <li key={bail}>
            <small>
              <bdi dir="ltr">{bail}</bdi>
            </small>
            <Price variant="paid">
              <bdi dir="ltr">{fee}</bdi>
            </Price>
          </li>
        ))}
      </ul>
      <p>
        <Bidi as="b" text={`${paid.title}: `} />
        <InlineText content={paid.text} />
      </p>
      <ul className="fee__free">
        {free.map(({ title, text }) => (
          <li key={title}>
            <Price variant="free">
              <bdi dir="ltr">{print.money(0)}</bdi>
            </Price>
            <span>
              <Bidi as="b" text={`${title}: `} />
              <InlineText content={text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Four weeks that begin on a Monday; the texts of the payments follow as a list. */
function Calendar({ diagram, context: { network, print } }: ServiceDiagramProps) {
  const weekdays = network.firstHearing.days;
  const weeks = [0, 1, 2, 3].map((week) => weekdays.map((_, day) => week * weekdays.length + day + 1));
  const paidOn = (day: number) => diagram.payments?.find((payment) => payment.day === day)?.amount;
  return (
    <table aria-hidden="true">
      <tbody>
        <tr>
          {weekdays.map((day) => (
            <td key={day.short}>
              <Weekday {...day} />
            </td>
          ))}
        </tr>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const paid = paidOn(day);
              return (
                <td key={day} data-variant={paid === undefined ? undefined : 'paid'}>
                  {`${day} `}
                  {paid === undefined ? null : <bdi dir="ltr">{print.amount(paid)}</bdi>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
