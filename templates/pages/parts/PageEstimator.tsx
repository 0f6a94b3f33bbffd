/** The bail cost estimator, filled from the page context. A page contains at most one. */
import { splitAtPlaceholder } from '../../components/interpolate-element.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { BailEstimator } from '../../islands/BailEstimator/BailEstimator.tsx';
import { Island } from '../../islands/Island.tsx';
import { formatDollars } from '../../values/premium.ts';

export type PageEstimatorProps = { readonly context: PageContext };

export function PageEstimator({ context }: PageEstimatorProps) {
  const { estimator, language, ui } = context;
  const maximum = formatDollars(estimator.maximum);
  return (
    <Island
      name="bail-estimator"
      Component={BailEstimator}
      prefix="estimator-"
      props={{
        ...estimator,
        texts: {
          error: ui.common.error,
          ...ui.estimator,
          squares: ui.examples.squares,
          owed: splitAtPlaceholder(ui.estimator.owed, 'amount'),
          tooLarge: ui.estimator.tooLarge({ maximum }),
        },
      }}
      language={language}
    />
  );
}
