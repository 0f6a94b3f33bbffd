/** The two blocks of a service page that have no heading of their own. */

import { Callout } from '../../components/Callout/Callout.tsx';
import { Drawing } from '../../components/Drawing/Drawing.tsx';
import type { RecordPageProps } from '../../page-context.ts';
import { PagePremiums } from '../parts/PagePremiums.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';

/** The description, with a note at the end of the line where the service has one. */
export function ServiceDescription({ words }: Pick<RecordPageProps<'services'>, 'words'>) {
  return (
    <div className="section" data-variant="bare">
      <div className="columns" data-columns="7-5">
        <Paragraphs items={words.description} />
        {words.note === undefined ? null : (
          <Callout level={2} title={words.note.title} text={words.note.text} />
        )}
      </div>
    </div>
  );
}

/** The drawing: beside the premium examples where they belong to the service, else across the page. */
export function ServicePicture({
  context,
  facts,
  words,
}: Pick<RecordPageProps<'services'>, 'context' | 'facts' | 'words'>) {
  const drawing = <Drawing name={facts.drawing} label={words.imageAlt} />;
  if (!facts.showsExamples) return <div className="scene">{drawing}</div>;
  return (
    <div className="section" data-variant="bare">
      <div className="columns" data-columns="7-5">
        {drawing}
        <PagePremiums context={context} />
      </div>
    </div>
  );
}
