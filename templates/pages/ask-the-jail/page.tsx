import { answersByQuestion, type Inline } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { PrintButton } from '../../components/Button/Button.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Disclosures } from '../../components/Disclosures/Disclosures.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { splitAtPlaceholder } from '../../components/interpolate-element.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import type { JailCard, PageProps } from '../../contract/page-context.ts';
import type { SinglePageType } from '../page-type.ts';
import { PhraseCard, SpokenText } from './PhraseCard.tsx';
import { WalletCard } from './WalletCard.tsx';

function AskTheJailPage({ context, texts }: PageProps<'ask-the-jail'>) {
  const { card, repeat, wallet, answers, heard } = texts;
  const { ui, phones, license, jailCard } = context;
  const [licenseLabel] = splitAtPlaceholder(ui.common.license, 'number');
  return (
    <>
      <Hero context={context} hero={texts.hero} />
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
      <Section id="repeat" title={repeat.title}>
        <div className="phrase-card" data-variant="heard">
          {jailCard.repeat.map((line) => (
            <div className="phrase-card__pair" key={line.text}>
              <SpokenText {...line} language={jailCard.language} />
            </div>
          ))}
        </div>
        <Disclosures
          items={[
            { title: repeat.sounds.title, body: <Sounds {...jailCard} sounds={repeat.sounds.items} /> },
          ]}
        />
      </Section>
      <Section id="answers" title={answers.title}>
        <Statements statements={answers.items.map((text) => ({ text }))} />
      </Section>
      <Section id="heard" title={heard.title} lead={heard.lead}>
        <ClerkAnswers {...jailCard} meanings={heard.items.map(({ meaning }) => meaning)} />
        <MoreLink {...context.link('/bail-bond/jail-words')} />
      </Section>
      <Section id="wallet" title={wallet.title} lead={wallet.lead}>
        <Sheet>
          <WalletCard
            {...jailCard}
            label={wallet.title}
            agency={{
              name: ui.agency.name,
              phone: phones.main,
              license: { label: licenseLabel.trim(), number: license.missing ?? license.number },
            }}
          />
          <PrintButton label={wallet.print} />
        </Sheet>
      </Section>
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}

type SoundsProps = Pick<JailCard, 'language' | 'questions'> & { readonly sounds: readonly string[] };

function Sounds({ language: { tag, dir }, questions, sounds }: SoundsProps) {
  return (
    <ol>
      {questions.map(({ text }, index) => (
        <li key={text}>
          <b lang={tag} dir={dir}>
            {text}
          </b>
          <Bidi as="p" text={sounds[index] ?? ''} />
        </li>
      ))}
    </ol>
  );
}

type ClerkAnswersProps = Pick<JailCard, 'language' | 'answers'> & {
  readonly meanings: readonly Inline[];
};

const answerId = (index: number) => `answer-${index + 1}`;

function ClerkAnswers({ language, answers, meanings }: ClerkAnswersProps) {
  return (
    <div className="phrase-card" data-variant="heard">
      <ul className="phrase-card__questions">
        {answers.map((line, index) => (
          <li className="phrase-card__pair" key={line.text} id={answerId(index)}>
            <SpokenText {...line} language={language} />
            <InlineText as="p" content={meanings[index] ?? []} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const page: SinglePageType<'ask-the-jail'> = { template: AskTheJailPage };
