import { expectDefined } from '../../schema/expect-defined.ts';
import { type Filled, type PapersFacts, type PapersText, paperIds, textFiles } from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type { LineExplanation, PageContext, SampleForm } from '../contract/page-context.ts';
import { dollarsOf } from '../values/format-figures.ts';
import { formatDollars } from '../values/premium.ts';

export function listPapers({ content, texts, fill }: LanguageTools): PageContext['papers'] {
  const { papers: facts, business } = content.facts;
  const filled = fill(textFiles.papers, texts.files.papers);
  const papers = paperIds.map((id): SampleForm => {
    const { title, lines } = facts[id];
    const { lines: explanations, ...texts } = filled[id];
    const numbered = explainLines(lines, explanations);
    return {
      id,
      title,
      texts,
      lines: lines.map(({ id: line, text, figure, space }) => ({
        text,
        space,
        amount: figure === undefined ? undefined : formatDollars(dollarsOf(figure, business)),
        explanation: numbered.find(({ id: numberedLine }) => numberedLine === line),
      })),
    };
  });
  return { texts: filled, papers };
}

type PaperId = (typeof paperIds)[number];

function explainLines(
  lines: PapersFacts[PaperId]['lines'],
  explanations: Filled<PapersText>[PaperId]['lines'],
): LineExplanation[] {
  const explained = lines.flatMap(({ id, effect }) =>
    id === undefined || effect === undefined ? [] : [{ id, effect }],
  );
  return explained.map(({ id, effect }, index) => ({
    id,
    effect,
    number: index + 1,
    ...expectDefined(explanations[id], `The explanation of line ${id}`),
  }));
}
