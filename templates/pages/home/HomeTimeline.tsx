/** The seven stops of the process on the home page, each with a text and some with additional content. */
import type { ReactNode } from 'react';
import { type StopId, stopIds } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { CallChecklist } from '../../components/CallChecklist/CallChecklist.tsx';
import { Callout } from '../../components/Callout/Callout.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { InlineList } from '../../components/InlineList/InlineList.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { AfterStops, ProcessTimeline, Stop } from '../../components/ProcessTimeline/ProcessTimeline.tsx';
import type { PageProps } from '../../page-context.ts';
import { hostName } from '../parts/host-name.ts';
import { PageEstimator } from '../parts/PageEstimator.tsx';
import { PagePremiums } from '../parts/PagePremiums.tsx';
import { PageTowns } from '../parts/PageTowns.tsx';

/** The stop that is expanded at first. The drawing above summarises the others. */
const openStop: StopId = 'arrest';

/** Returns the list of stops. */
export function HomeTimeline({ context, copy }: PageProps<'home'>) {
  const { process } = copy;
  const extras = stopExtras({ context, copy });
  return (
    <ProcessTimeline>
      {stopIds.map((id, index) => (
        <Stop
          key={id}
          id={id}
          number={index + 1}
          title={context.ui.process.stops[index]?.title ?? ''}
          when={process.stops[index]?.when ?? []}
          text={process.stops[index]?.text ?? []}
          figure={extras[id]?.figure}
          below={extras[id]?.below}
          folded={id !== openStop}
        >
          {extras[id]?.beside}
        </Stop>
      ))}
      <AfterStops title={process.after.title} text={process.after.text} />
    </ProcessTimeline>
  );
}

/** Additional content of a stop: a large figure, content below the text, and content beside it. */
type StopExtras = {
  readonly figure?: string;
  readonly below?: ReactNode;
  readonly beside?: ReactNode;
};

function stopExtras({ context, copy }: PageProps<'home'>): Partial<Record<StopId, StopExtras>> {
  const { ui, phones, estimator, paymentMethods } = context;
  const { needed, cosigner } = copy.process;
  return {
    arrest: {
      beside: (
        <>
          <LookupTable context={context} copy={copy} />
          <PageTowns context={context} />
        </>
      ),
    },
    hearing: { beside: <Callout level={4} title={needed.title} text={needed.text} marked /> },
    agent: {
      below: <CallButton phone={phones.main} label={ui.common.callNow} />,
      beside: <CallChecklist level={4} copy={ui.checklist} print={ui.common.print} folded />,
    },
    papers: { beside: <Callout level={4} title={cosigner.title} text={cosigner.text} /> },
    payment: {
      figure: `${estimator.ratePercent}%`,
      below: <InlineList items={paymentMethods} />,
      beside: (
        <>
          <PagePremiums context={context} />
          <PageEstimator context={context} />
        </>
      ),
    },
  };
}

/** Returns a table of the official inmate search in each county: a telephone number or a web page. */
function LookupTable({ context, copy }: PageProps<'home'>) {
  const { caption, county, source } = copy.process.ask;
  return (
    <DataTable
      caption={caption}
      columns={[{ label: county }, { label: source, figure: true }]}
      rows={context.counties.map(({ href, label, lookup }) => [
        <a key="county" href={href}>
          <Bidi text={label} line="link" />
        </a>,
        lookup.phone === undefined ? (
          <a key="source" href={lookup.url} rel="noopener">
            <bdi dir="ltr" lang="en">
              {hostName(lookup.url)}
            </bdi>
          </a>
        ) : (
          <span key="source">
            <PhoneText phone={lookup.phone} name={lookup.line} thirdParty />
          </span>
        ),
      ])}
    />
  );
}
