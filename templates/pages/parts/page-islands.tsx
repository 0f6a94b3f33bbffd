/** A page contains at most one estimator. */
import { splitAtPlaceholder } from '../../components/interpolate-element.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { BailEstimator } from '../../islands/BailEstimator/BailEstimator.tsx';
import { Island } from '../../islands/Island.tsx';
import { Search } from '../../islands/Search/Search.tsx';
import { TownFilter } from '../../islands/TownFilter/TownFilter.tsx';
import { formatDollars } from '../../values/premium.ts';

type PageEstimatorProps = { readonly context: PageContext };

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

type PageTownFieldProps = { readonly context: PageContext };

/** The lines of all counties, because a typed city can be in each of them. */
export function PageTownField({ context: { ui, counties, language, link } }: PageTownFieldProps) {
  const { field, show, found, none } = ui.towns;
  return (
    <Island
      name="town-filter"
      Component={TownFilter}
      prefix="towns-"
      props={{
        list: `${link('/service-area').href}#towns`,
        lines: counties.map(({ id, label, href, lookup: { phone } }) => ({ id, label, href, phone })),
        texts: { field, show, found: splitAtPlaceholder(found, 'count'), none },
      }}
      language={language}
    />
  );
}

type PageSearchProps = { readonly context: PageContext };

/** A page contains at most one, because the ids of the field have a fixed prefix. */
export function PageSearch({ context: { ui, language } }: PageSearchProps) {
  return (
    <Island
      name="search"
      Component={Search}
      prefix="search-field"
      props={{ label: ui.search.label }}
      language={language}
    />
  );
}
