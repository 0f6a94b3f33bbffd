/** Optional settings of the agency in the context of pages, with and without them. */
import { expect, it } from 'vitest';
import { planRoutes } from '../../../generator/content/routes/plan-routes.ts';
import { buildModel } from '../../../generator/pipeline/model/build-model.ts';
import type { Site } from '../../../schema/index.ts';
import { siteContent, siteFiles } from '../../site-model.ts';

const { facts } = siteContent;
const routes = planRoutes(siteFiles);
const [phone] = facts.site.phones;

/** Returns the context of the first page of each language with changed settings. */
function contextsWith(change: Partial<Site>) {
  const content = { ...siteContent, facts: { ...facts, site: { ...facts.site, ...change } } };
  return buildModel(content, routes).languages.flatMap(({ pages: [page] }) => (page ? [page.context] : []));
}

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
