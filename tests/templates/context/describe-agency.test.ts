import { expect, it } from 'vitest';
import { buildRoutes } from '../../../generator/content/routes/build-routes.ts';
import { buildModel } from '../../../generator/pipeline/model/build-model.ts';
import type { Site } from '../../../schema/index.ts';
import { describeOffices, describePublisher } from '../../../templates/json-ld/structured-data.ts';
import { contextAt, siteContent, siteFiles } from '../../site-model.ts';

const { facts } = siteContent;
const routes = buildRoutes(siteFiles);
const [phone] = facts.site.phones;
const [office] = facts.offices.offices;

function contextsWith(change: Partial<Site>) {
  const content = { ...siteContent, facts: { ...facts, site: { ...facts.site, ...change } } };
  return buildModel(content, routes).languages.flatMap(({ pages: [page] }) => (page ? [page.context] : []));
}

it('the license of an office is listed after that of the agency, with its office, and in its structured data', () => {
  const furtherLicenses = [{ number: 'A123457', office: String(office?.id) }];
  for (const context of contextsWith({ agency: { ...facts.site.agency, furtherLicenses } })) {
    const { license, ui, offices } = context;
    const [named, ...others] = offices;
    const label = ui.common.officeLicense({ office: String(named?.name) });
    expect(license.number).toBe(facts.site.agency.licenseNumber);
    expect(license.further).toEqual([{ label, number: 'A123457', missing: undefined }]);
    expect(named?.licenses).toEqual([ui.common.license({ number: 'A123457' })]);
    expect(others.flatMap(({ licenses }) => licenses)).toEqual([]);
    const baseUrl = 'https://bonds.test';
    const identifiers = describeOffices(context, { baseUrl, url: `${baseUrl}/` }).map(
      ({ identifier }) => identifier,
    );
    expect(identifiers).toEqual([named?.licenses, ...others.map(() => undefined)]);
  }
});

it('a further license of zeros is shown as not yet entered', () => {
  const furtherLicenses = [{ number: '0000000', office: String(office?.id) }];
  for (const { license, offices, ui } of contextsWith({
    agency: { ...facts.site.agency, furtherLicenses },
  })) {
    expect(license.further.map(({ missing }) => missing)).toEqual([ui.common.notEntered]);
    expect(offices[0]?.licenses).toEqual([ui.common.license({ number: ui.common.notEntered })]);
  }
});

it('a page links to a text message on the first line that takes them, and to each app in the settings', () => {
  const lines = [
    { id: 'main', number: '+12135550142', sms: false },
    { id: 'alternate', number: '+12135550143', sms: true },
  ];
  const messaging: Site['messaging'] = [{ app: 'whatsapp', number: '+12135550144' }];
  const contexts = contextsWith({ phones: lines, messaging });
  expect(contexts).toHaveLength(facts.site.languages.length);
  for (const { messageLinks, ui } of contexts) {
    expect(messageLinks).toEqual([
      { href: 'sms:+12135550143', label: ui.common.textUs },
      { href: 'https://wa.me/12135550144', label: ui.common.messaging.whatsapp },
    ]);
  }
});

it('a page has no message links while no line takes text messages and the settings name no app', () => {
  const lines = [phone, phone].map((line) => ({ id: 'main', number: '', ...line, sms: false }));
  for (const { messageLinks } of contextsWith({ phones: lines, messaging: undefined })) {
    expect(messageLinks).toEqual([]);
  }
});

it('the structured data has both numbers of the agency, and the main number of each office', () => {
  const baseUrl = 'https://bonds.test';
  const context = contextAt('/');
  const numbers = facts.site.phones.map(({ number }) => number);
  expect(describePublisher(context, baseUrl).telephone).toEqual(numbers.slice(0, 2));
  const offices = describeOffices(context, { baseUrl, url: `${baseUrl}/` });
  expect(new Set(offices.map(({ telephone }) => telephone))).toEqual(new Set(numbers.slice(0, 1)));
});
