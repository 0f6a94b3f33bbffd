import {
  type Examples,
  license,
  licenseArabic,
  licenseSpanish,
  mainLine,
  marked,
  markedArabic,
  markedSpanish,
  plain,
} from '../example-data.ts';
import type { HeroProps } from './Hero.tsx';

export const heroExamples: Examples<HeroProps> = {
  'english, home page': {
    title: 'Bail bonds, day and night',
    lead: marked,
    call: { phone: mainLine, label: 'Call Now' },
    license,
    note: plain('Times depend on the jail and the case.'),
    facts: [{ label: 'Fee', value: plain('10% of the bail amount') }],
    home: true,
  },
  'english, city page': {
    title: 'Bail bonds in Pasadena',
    places: 'Serving Pasadena and Altadena.',
    lead: plain('First find out who made the arrest.'),
    more: marked,
    call: { phone: mainLine, label: 'Call Now: (626) 555-0100' },
    messageLinks: [
      { href: 'sms:+16265550100', label: 'Text us' },
      { href: 'https://wa.me/16265550100', label: 'Message us on WhatsApp' },
    ],
    license,
  },
  'arabic, inner page': {
    breadcrumbs: { name: 'مسار التنقل', links: [{ href: '/', label: 'الرئيسية' }], current: 'خدماتنا' },
    title: 'طرق دفع رسم الكفالة',
    lead: markedArabic,
    call: { phone: mainLine, label: 'اتصلوا الآن' },
    messageLinks: [{ href: 'https://wa.me/16265550100', label: 'راسلونا عبر واتساب' }],
    license: licenseArabic,
  },
  'spanish, home page': {
    title: 'Fianzas de día y de noche',
    lead: markedSpanish,
    call: { phone: mainLine, label: 'Llame ahora' },
    license: licenseSpanish,
    note: plain('Los tiempos dependen de la cárcel y del caso.'),
    facts: [{ label: 'Prima', value: plain('10% del monto de la fianza') }],
    home: true,
  },
};
