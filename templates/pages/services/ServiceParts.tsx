/** Two blocks of a service page: the description, and the drawing. */

import { Callout } from '../../components/Callout/Callout.tsx';
import { ServiceDiagram } from '../../components/ServiceDiagram/ServiceDiagram.tsx';
import type { RecordPageProps } from '../../contract/page-context.ts';
import { PagePremiums } from '../parts/PagePremiums.tsx';
import { PageReleaseTimes } from '../parts/PageReleaseTimes.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';

/** Returns the description with its note, and the premium examples when the service has them. */
export function ServiceDescription({
  context,
  facts,
  texts,
}: Pick<RecordPageProps<'services'>, 'context' | 'facts' | 'texts'>) {
  return (
    <div>
      <Paragraphs items={texts.description} />
      {texts.note === undefined ? null : (
        <Callout level={4} title={texts.note.title} text={texts.note.text} />
      )}
      {facts.diagram.type === 'release' ? <PageReleaseTimes context={context} bar={false} /> : null}
      {facts.showsExamples ? <PagePremiums context={context} /> : null}
    </div>
  );
}

export function ServicePicture({
  context,
  facts,
  texts,
}: Pick<RecordPageProps<'services'>, 'context' | 'facts' | 'texts'>) {
  const { network, examples, print } = context;
  return (
    <div className="section band" data-variant="bare">
      <ServiceDiagram
        diagram={facts.diagram}
        texts={texts.diagram}
        minutes={print.duration(facts.diagram.time)}
        examples={examples}
        freePrice={print.money(0)}
        formatFigure={print.amount}
        weekdays={network.firstHearing.days}
        release={{
          ...network.releaseHours,
          letters: network.release.parts.map(({ mark }) => mark),
          squares: network.release.squares,
        }}
      />
    </div>
  );
}
