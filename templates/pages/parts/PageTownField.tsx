/** The field that finds whom to call about an arrest in a city. Without scripts it leads to the list of cities. */
import { splitAtPlaceholder } from '../../components/interpolate-element.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { Island } from '../../islands/Island.tsx';
import { TownFilter } from '../../islands/TownFilter/TownFilter.tsx';

export type PageTownFieldProps = { readonly context: PageContext };

/** Returns the field with the lines of all counties, because a typed city can be in each of them. */
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
