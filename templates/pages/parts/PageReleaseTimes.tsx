import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { HourGrid } from '../../components/HourGrid/HourGrid.tsx';
import { Pin } from '../../components/Pin/Pin.tsx';
import { ReleaseBar } from '../../components/ReleaseBar/ReleaseBar.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
import type { PageContext } from '../../contract/page-context.ts';

type PageReleaseTimesProps = {
  readonly context: PageContext;
  /** Whether the bar is shown above the rows. @default true */
  readonly bar?: boolean;
};

export function PageReleaseTimes({ context, bar = true }: PageReleaseTimesProps) {
  const { release, releaseScale, releaseTimes } = context.network;
  return (
    <>
      {bar ? <PageReleaseBar context={context} marks /> : null}
      <DataTable
        caption={release.caption}
        columns={[{ label: release.from }, { label: release.until }]}
        rows={releaseTimes.map(({ id, mark, label, note, time, hours }) => [
          <span key={id}>
            <Pin label={mark} outlined spoken /> <Bidi as="span" text={label} />
            <Bidi as="small" text={note} />
          </span>,
          <span key={id}>
            <Bidi as="b" text={time} />
            <HourGrid
              certainEnd={hours.from ?? 0}
              possibleEnd={hours.to}
              maxSquares={releaseScale.max}
              marks={releaseScale.marks}
            />
          </span>,
        ])}
        collapsesOnPhones
      />
      <SmallText text={release.note} />
    </>
  );
}

type PageReleaseBarProps = {
  readonly context: Pick<PageContext, 'network'>;
  /** Whether the parts have the letters to which the table below the bar refers. @default false */
  readonly marks?: boolean;
};

export function PageReleaseBar({ context, marks = false }: PageReleaseBarProps) {
  const { release, releaseHours } = context.network;
  const parts = marks ? release.parts : release.parts.map(({ title, text }) => ({ title, text }));
  return <ReleaseBar parts={parts} {...releaseHours} squares={release.squares} />;
}
