import type { messagingApps, Site } from '../../schema/index.ts';
import type { AgencyDetails, PageContext, Person } from '../contract/page-context.ts';
import { printPhone } from '../values/create-formatter.ts';

/** The addresses of messaging apps, which the digits of a number complete. */
const appAddresses = { whatsapp: 'https://wa.me/' } as const satisfies Record<
  (typeof messagingApps)[number],
  string
>;

type Parts = Pick<PageContext, 'ui' | 'print' | 'language'>;

export function describeAgency(
  site: Site,
  { ui, print, language }: Parts,
): Pick<PageContext, 'agency' | 'furtherPhones' | 'messageLinks'> {
  const { agency, people = [], phones, furtherPhones = [], messaging = [], languages } = site;
  const textLine = phones.find(({ sms }) => sms);
  return {
    agency: {
      notes: describeSettings(site, { ui, print, language }),
      insurer: agency.insurer === undefined ? undefined : ui.common.insurer({ name: agency.insurer }),
      people: people.map(
        ({ name, role, languages: spoken, hours, license }): Person => ({
          name,
          role: ui.people.roles[role],
          languages: languages.filter(({ tag }) => spoken.includes(tag)),
          hours: hours === undefined ? undefined : ui.people.hours[hours],
          license: license === undefined ? undefined : ui.common.license({ number: license }),
        }),
      ),
      checked:
        agency.licenseChecked === undefined
          ? undefined
          : { pattern: ui.common.licenseChecked, date: print.fullDate(agency.licenseChecked) },
    },
    furtherPhones: furtherPhones.map(({ purpose, number }) => ({
      label: ui.legal.phones[purpose],
      phone: printPhone(number),
    })),
    messageLinks: [
      ...(textLine === undefined ? [] : [{ href: `sms:${textLine.number}`, label: ui.common.textUs }]),
      ...messaging.map(({ app, number }) => ({
        href: `${appAddresses[app]}${number.slice('+'.length)}`,
        label: ui.common.messaging[app],
      })),
    ],
  };
}

/** Omits settings that are missing or whose value needs no sentence. */
function describeSettings(
  { agency, speakers }: Site,
  { ui, language: { tag } }: Parts,
): AgencyDetails['notes'] {
  const { settings, people } = ui;
  const { acceptedIds, asksImmigrationStatus, acceptsCollectCalls, chargesInterest } = agency;
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const list = new Intl.ListFormat(tag);
  return {
    ...(acceptedIds && {
      acceptedIds: settings.acceptedIds({ ids: list.format(acceptedIds.map((id) => settings.ids[id])) }),
    }),
    ...(asksImmigrationStatus === false && { immigrationStatus: settings.immigrationStatus }),
    ...(acceptsCollectCalls && { collectCalls: settings.collectCalls }),
    ...(chargesInterest !== undefined && {
      interest: chargesInterest ? settings.interest.charged : settings.interest.none,
    }),
    ...(speakers && {
      speakers: settings.speakers({
        speakers: list.format(
          speakers.map(({ language, hours }) =>
            settings.speaker({ language: names.of(language) ?? language, hours: people.hours[hours] }),
          ),
        ),
      }),
    }),
  };
}
