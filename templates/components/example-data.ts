/** Data that several examples share. All texts are invented, and the numbers are fictitious. */
import type { Inline } from '../../schema/index.ts';
import type { ActiveLanguage } from '../language-context.tsx';
import type { License, PhoneLink } from '../page-context.ts';

/** Examples by name. A name begins with the language of the example. */
export type Examples<Props> = Readonly<Record<string, Props>>;

/** The languages of examples, by the first word of their names. */
export const exampleLanguages = {
  english: { tag: 'en', dir: 'ltr' },
  arabic: { tag: 'ar', dir: 'rtl' },
  spanish: { tag: 'es', dir: 'ltr' },
} as const satisfies Readonly<Record<string, ActiveLanguage>>;

export const mainLine: PhoneLink = {
  href: 'tel:+16265550100',
  text: '(626) 555-0100',
};

export const alternateLine: PhoneLink = { href: 'tel:+16265550101', text: '(626) 555-0101' };

export const email = { href: 'mailto:info@example.com', text: 'info@example.com' };

const number = '0000000';
const checkHref = 'https://www.example.org/licenses';

export const license: License = {
  label: 'Alder Gate Bail Bonds, California bail license',
  number,
  missing: 'not yet entered',
  further: [],
  check: { href: checkHref, label: 'Check this number with the state' },
};

export const licenseArabic: License = {
  label: 'ألدر غيت للكفالات، ترخيص كفالات في كاليفورنيا',
  number,
  missing: 'لم يُدخَل بعد',
  further: [],
  check: { href: checkHref, label: 'تحققوا من الرقم لدى الولاية' },
};

export const licenseSpanish: License = {
  label: 'Alder Gate Bail Bonds, Licencia de fianzas de California',
  number,
  missing: 'aún sin ingresar',
  further: [],
  check: { href: checkHref, label: 'Compruebe el número con el estado' },
};

/** Returns rich text without markup. */
export function plain(text: string): Inline {
  return [{ type: 'text', text }];
}

/** Rich text with all markup: strong words and links of several kinds. */
export const marked: Inline = [
  { type: 'strong', children: plain('Ask us first.') },
  { type: 'text', text: ' Call ' },
  { type: 'link', href: mainLine.href, target: 'call', children: plain(mainLine.text) },
  { type: 'text', text: ', write to ' },
  { type: 'link', href: email.href, target: 'mail', children: plain(email.text) },
  { type: 'text', text: ', read about ' },
  { type: 'link', href: '/en/services', target: 'internal', children: plain('our services') },
  { type: 'text', text: ' or find ' },
  { type: 'link', href: 'https://www.example.org/', target: 'external', children: plain('the county') },
  { type: 'text', text: '.' },
];

/** Rich text in Arabic: strong words, links, and runs of the opposite direction. */
export const markedArabic: Inline = [
  { type: 'strong', children: plain('اسألونا أولًا.') },
  { type: 'text', text: ' الرسم 10% من مبلغ الكفالة (Bail). اتصلوا بالرقم ' },
  { type: 'link', href: mainLine.href, target: 'call', children: plain(mainLine.text) },
  { type: 'text', text: '، أو اقرؤوا عن ' },
  { type: 'link', href: '/services', target: 'internal', children: plain('خدماتنا') },
  { type: 'text', text: '.' },
];

/** The same as `marked`, in Spanish. */
export const markedSpanish: Inline = [
  { type: 'strong', children: plain('Pregúntenos primero.') },
  { type: 'text', text: ' Llame al ' },
  { type: 'link', href: mainLine.href, target: 'call', children: plain(mainLine.text) },
  { type: 'text', text: ', escriba a ' },
  { type: 'link', href: email.href, target: 'mail', children: plain(email.text) },
  { type: 'text', text: ', lea sobre ' },
  { type: 'link', href: '/es/services', target: 'internal', children: plain('nuestros servicios') },
  { type: 'text', text: ' o busque ' },
  { type: 'link', href: 'https://www.example.org/', target: 'external', children: plain('el condado') },
  { type: 'text', text: '.' },
];
