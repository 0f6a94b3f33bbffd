/** Questions as folds among others, for pages that collapse everything after their answer. */

import type { Fold } from '../../components/Folds/Folds.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import type { FaqItem } from '../faq/page.tsx';

/** Returns a fold for each question. A link to `#questions` opens the first one. */
export function questionFolds(faqs: readonly Pick<FaqItem, 'q' | 'a'>[]): Fold[] {
  return faqs.map(({ q, a }, index) => ({
    title: q,
    body: (
      <p id={index === 0 ? 'questions' : undefined}>
        <InlineText content={a} />
      </p>
    ),
  }));
}
