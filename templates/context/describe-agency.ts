/** What the settings may say of the agency beside its lines: the insurer, the people who answer, further numbers. */
import type { Site } from '../../schema/index.ts';
import type { PageContext, Person } from '../page-context.ts';
import { printPhone } from '../values/create-formatter.ts';

/** The optional part of the settings in the words of a language; empty where nothing is filled in. */
export function describeAgency(
  site: Site,
  { ui, print }: Pick<PageContext, 'ui' | 'print'>,
): Pick<PageContext, 'plate' | 'furtherPhones'> {
  const { agency, people = [], furtherPhones = [], languages } = site;
  return {
    plate: {
      insurer: agency.insurer === undefined ? undefined : ui.common.insurer({ name: agency.insurer }),
      people: people.map(
        ({ name, role, languages: spoken, hours }): Person => ({
          name,
          role: ui.people.roles[role],
          languages: languages.filter(({ tag }) => spoken.includes(tag)),
          hours: hours === undefined ? undefined : ui.people.hours[hours],
        }),
      ),
      checked:
        agency.licenseChecked === undefined
          ? undefined
          : { words: ui.common.licenseChecked, date: print.fullDate(agency.licenseChecked) },
    },
    furtherPhones: furtherPhones.map(({ purpose, number }) => ({
      label: ui.legal.phones[purpose],
      phone: printPhone(number),
    })),
  };
}
