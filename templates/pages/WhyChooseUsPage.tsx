/** Why choose us: what we do, what nobody can promise, and what to ask any agent. */
import { Bidi } from '../components/Bidi/Bidi.tsx';
import { Passage } from '../components/Passage/Passage.tsx';
import { Says } from '../components/Says/Says.tsx';
import { Ticks } from '../components/Ticks/Ticks.tsx';
import type { PageProps } from '../page-context.ts';
import { PageClosing } from './PageClosing.tsx';
import { PageHero } from './PageHero.tsx';
import { PagePeople } from './PagePeople.tsx';

/** What stands in the main part of the page. */
export function WhyChooseUsPage({ context, words }: PageProps<'why-choose-us'>) {
  const { promises, ask } = words;
  return (
    <>
      <PageHero context={context} hero={words.hero} drawing="questions" />
      <Passage id="points" title={words.statementsTitle}>
        <Says statements={words.statements} />
      </Passage>
      <PagePeople context={context} />
      <Passage id="promises" title={promises.title} lead={promises.lead}>
        <div className="cols">
          <div className="prose">
            <h3>{Bidi({ text: promises.canTitle })}</h3>
            <Ticks items={promises.can} />
          </div>
          <div className="prose">
            <h3>{Bidi({ text: promises.cannotTitle })}</h3>
            <Ticks items={promises.cannot} crossed />
          </div>
        </div>
      </Passage>
      <Passage id="ask" title={ask.title} lead={ask.lead}>
        <Says statements={ask.questions.map((text) => ({ text }))} />
      </Passage>
      <PageClosing context={context} closing={words.closing} />
    </>
  );
}
