/** The page about calling the jail: the full-screen card, the wallet card, and the meanings of the answers. */
import { answersByQuestion } from '../../../schema/index.ts';
import { Button } from '../../components/Button/Button.tsx';
import { splitAtPlaceholder } from '../../components/interpolate-element.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { PhraseCard } from '../../components/PhraseCard/PhraseCard.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import { WalletCard } from '../../components/WalletCard/WalletCard.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { answerId, ClerkAnswers } from './ClerkAnswers.tsx';

/** Returns the main content of the page. */
export function AskTheJailPage({ context, copy }: PageProps<'ask-the-jail'>) {
  const { card, wallet, answers, heard } = copy;
  const { ui, phones, license, jailCard } = context;
  const [licenseCopy] = splitAtPlaceholder(ui.common.license, 'number');
  return (
    <>
      <PageHero context={context} hero={copy.hero} />
      <PhraseCard
        {...jailCard}
        id="card"
        title={card.title}
        enlarge={card.enlarge}
        close={card.close}
        questions={jailCard.questions.map((question, index) => ({
          ...question,
          answers: (answersByQuestion[index] ?? []).flatMap((answer) => {
            const spoken = jailCard.answers[answer];
            return spoken === undefined ? [] : [{ ...spoken, href: `#${answerId(answer)}` }];
          }),
        }))}
      />
      <Section id="answers" title={answers.title}>
        <Statements statements={answers.items.map((text) => ({ text }))} />
      </Section>
      <Section id="heard" title={heard.title} lead={heard.lead}>
        <ClerkAnswers {...jailCard} meanings={heard.items.map(({ meaning }) => meaning)} />
        <MoreLink {...context.link('/bail-bond/jail-words')} />
      </Section>
      <Section id="wallet" title={wallet.title} lead={wallet.lead}>
        <div className="call-checklist measure">
          <WalletCard
            {...jailCard}
            label={wallet.title}
            agency={{
              name: ui.agency.name,
              phone: phones.main,
              license: { copy: licenseCopy.trim(), number: license.missing ?? license.number },
            }}
          />
          <Button action="print" label={wallet.print} />
        </div>
      </Section>
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}
