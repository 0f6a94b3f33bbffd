/** States that no page shows: optional settings, errors, the open chat (`npm run site -- components`). */
import type { ReactElement } from 'react';
import { Field } from '../components/Field/Field.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { IdentityPanel } from '../components/IdentityPanel/IdentityPanel.tsx';
import { PaymentPlan } from '../components/PaymentPlan/PaymentPlan.tsx';
import { OfficeList } from '../components/PlaceList/OfficeList.tsx';
import type { PageContext } from '../contract/page-context.ts';
import { ChatPanel, type ChatPanelProps } from '../islands/Chat/ChatPanel.tsx';
import { buildChatContact } from '../islands/Chat/chat-data.ts';
import { CookieBanner } from '../layouts/BottomBar/BottomBar.tsx';
import { IslandError } from '../layouts/PageLayout.tsx';
import { PageNumbers } from '../pages/blog/posts.tsx';
import { Reviews } from '../pages/home/page.tsx';
import { formatDollars } from '../values/premium.ts';

/** The name begins with that of the component; `context` is that of the home page. */
export const examples: Readonly<Record<string, (context: PageContext) => ReactElement>> = {
  'ChatPanel, just opened': (context) => <ChatPanel {...chat(context)} messages={[]} />,
  'ChatPanel, with a reply': (context) => (
    <ChatPanel
      {...chat(context)}
      messages={[
        { id: 0, from: 'visitor', text: '<b>Pasadena</b>' },
        {
          id: 1,
          from: 'helper',
          reply: {
            paragraphs: [context.ui.chat.replies.default],
            towns: [{ name: context.headOffice.name, lines: [[context.label, context.phones.main.href]] }],
            intro: context.ui.chat.found,
            pages: [{ href: context.home.href, title: context.home.label, heading: context.label }],
          },
        },
      ]}
    />
  ),
  'CookieBanner, with a script that waits for consent': ({ ui }) => (
    <CookieBanner texts={ui.cookies} analytics="/count.js" />
  ),
  'Field, with an error': ({ ui }) => (
    <Field
      id="message"
      label={ui.contactForm.message}
      required
      error={{ id: 'message-error', prefix: ui.common.error, text: ui.contactForm.errors.message }}
    >
      <textarea id="message" required aria-describedby="message-error" aria-invalid />
    </Field>
  ),
  'Hero, with message links': (context) => {
    const { common } = context.ui;
    const messageLinks = [
      { href: 'sms:+16265550100', label: common.textUs },
      { href: 'https://wa.me/16265550100', label: common.messaging.whatsapp },
    ];
    return <Hero context={{ ...context, messageLinks }} hero={{ title: context.label }} />;
  },
  'IdentityPanel, with every setting': ({ ui, print, languages, license, headOffice }) => (
    <IdentityPanel
      context={{
        ui,
        headOffice,
        license: {
          ...license,
          ...{ number: '1846203', missing: undefined },
          further: [{ ...license, label: headOffice.name, number: '1846204' }],
        },
        agency: {
          insurer: ui.common.insurer({ name: 'Example Surety' }),
          people: [
            {
              name: 'Lena Haddad',
              role: ui.people.roles.agent,
              languages,
              hours: ui.people.hours.night,
              license: ui.common.license({ number: '1846204' }),
            },
            {
              name: 'Sam Rivera',
              role: ui.people.roles.office,
              languages,
              hours: undefined,
              license: undefined,
            },
          ],
          notes: { collectCalls: ui.settings.collectCalls },
          checked: { pattern: ui.common.licenseChecked, date: print.fullDate('2026-11-20') },
        },
      }}
    />
  ),
  IslandError: ({ ui }) => <IslandError texts={ui.failedPart} />,
  'OfficeList, with a license': ({ ui, offices, officeHours }) => (
    <OfficeList
      offices={offices.map((office) => ({
        ...office,
        licenses: [ui.common.license({ number: '1846204' })],
        missing: undefined,
      }))}
      hours={officeHours}
      texts={ui.common}
    />
  ),
  PageNumbers: ({ ui }) => <PageNumbers hrefs={['/', '/?2', '/?3']} current={2} texts={ui.common} />,
  PaymentPlan: ({ ui: { examples: premiums, paymentPlan }, examples: amounts }) => (
    <PaymentPlan
      terms={{ downPaymentPercent: 20, months: [3, 6], annualPercentageRate: 0 }}
      texts={{
        title: paymentPlan.title,
        bail: premiums.bail,
        payment: paymentPlan.payment,
        down: paymentPlan.down({ percent: '20%' }),
        monthly: [3, 6].map((count) => paymentPlan.monthly(count)),
        note: paymentPlan.note({ rate: '0%' }),
      }}
      fees={amounts.map(({ bail }, index) => ({ bail, fee: 500 * (index + 1) }))}
      format={formatDollars}
    />
  ),
  Reviews: ({ ui, offices }) => (
    <Reviews
      line={ui.reviews.line(offices.length, { rating: '4.5' })}
      sampleNote={undefined}
      reviews={offices.map(({ id, name, description }) => ({ id, author: name, comment: description }))}
    />
  ),
};

function chat(context: PageContext): Omit<ChatPanelProps, 'messages'> {
  const { ui } = context;
  return {
    id: 'chat',
    title: ui.chat.title,
    close: ui.chat.close,
    texts: { ...ui.chat, contact: buildChatContact(context) },
    onSend: () => true,
    onClose: () => undefined,
  };
}
