/** The numbers have no rings, because rings represent steps of the process. */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type StepItem = {
  readonly title: string;
  readonly content: Inline;
};

export type StepsProps = {
  /** Level of the headings of the steps, one below the preceding heading. @default 3 */
  readonly level?: 2 | 3 | 4;
  readonly steps: readonly StepItem[];
};

export function Steps({ level = 3, steps }: StepsProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className="steps">
      {steps.map(({ title, content }) => (
        <li key={title}>
          <Bidi as={Heading} text={title} />
          <InlineText as="p" content={content} />
        </li>
      ))}
    </ol>
  );
}
