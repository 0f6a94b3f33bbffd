/** The two blocks of a service page that have no heading: the description, and the drawing with its examples. */

import { Callout } from '../../components/Callout/Callout.tsx';
import { ServiceDiagram } from '../../components/ServiceDiagram/ServiceDiagram.tsx';
import { plainTextOf } from '../../json-ld/plain-text.ts';
import type { RecordPageProps } from '../../page-context.ts';
import { PagePremiums } from '../parts/PagePremiums.tsx';
import { PageReleaseTimes } from '../parts/PageReleaseTimes.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';

/** The number of characters of a note that the narrow column can show in few lines. */
const maxNoteBeside = 400;

/** Returns the description, with the note of the service beside it, or below it when the note is long. */
export function ServiceDescription({ copy }: Pick<RecordPageProps<'services'>, 'copy'>) {
  const isBelow = copy.note !== undefined && plainTextOf(copy.note.text).length > maxNoteBeside;
  return (
    <div className="section" data-variant="bare">
      <div className="columns" data-columns={isBelow ? undefined : '8-4'}>
        <Paragraphs items={copy.description} />
        {copy.note === undefined ? null : <Callout level={2} title={copy.note.title} text={copy.note.text} />}
      </div>
    </div>
  );
}

/** Returns the drawing of the service, and the premium examples when the service has them. */
export function ServicePicture({
  context,
  facts,
  copy,
}: Pick<RecordPageProps<'services'>, 'context' | 'facts' | 'copy'>) {
  const { network, estimator, examples, print } = context;
  // The texts use the second largest amount as their example.
  const example = examples.at(-2);
  return (
    <>
      <div className="section band" data-variant="bare">
        <ServiceDiagram
          diagram={facts.diagram}
          copy={copy.diagram}
          minutes={print.duration(facts.diagram.time)}
          terms={[example?.bail ?? '', `${estimator.ratePercent}%`, example?.fee ?? '']}
          freePrice={print.money(0)}
          formatFigure={print.amount}
          weekdays={network.firstHearing.days}
          release={{
            ...network.releaseHours,
            letters: network.release.parts.map(({ mark }) => mark),
            squares: network.release.squares,
          }}
        />
        {facts.diagram.type === 'release' ? <PageReleaseTimes context={context} bar={false} /> : null}
      </div>
      {facts.showsExamples ? (
        <div className="section" data-variant="bare">
          <div className="columns" data-columns="8-4">
            <PagePremiums context={context} />
          </div>
        </div>
      ) : null}
    </>
  );
}
