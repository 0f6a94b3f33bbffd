/** Where a message without scripts ends: what happens next. */
import { Passage } from '../../components/Passage/Passage.tsx';
import { Ticks } from '../../components/Ticks/Ticks.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';

/** What stands in the main part of the page. */
export function ThankYouPage({ context, words }: PageProps<'thank-you'>) {
  return (
    <>
      <PageHero context={context} hero={words.hero} drawing="message" />
      <Passage id="next" title={words.nextTitle}>
        <Ticks items={words.next} />
      </Passage>
      <PageClosing context={context} closing={words.closing} />
    </>
  );
}
