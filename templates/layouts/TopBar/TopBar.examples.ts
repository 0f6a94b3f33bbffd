import { type Examples, mainLine } from '../../components/example-data.ts';
import type { LanguageLink } from '../../page-context.ts';
import type { TopBarProps } from './TopBar.tsx';

const languages = (current: string): LanguageLink[] => [
  { tag: 'ar', name: 'العربية', shortName: 'ع', dir: 'rtl', href: '/services', current: current === 'ar' },
  {
    tag: 'en',
    name: 'English',
    shortName: 'EN',
    dir: 'ltr',
    href: '/en/services',
    current: current === 'en',
  },
];

export const topBarExamples: Examples<TopBarProps> = {
  english: {
    home: { href: '/en/', label: 'Alder Gate Bail Bonds' },
    name: 'Alder Gate',
    links: [
      { href: '/en/', label: 'Home', current: undefined },
      { href: '/en/services', label: 'Services', current: 'page' },
    ],
    languages: languages('en'),
    phone: mainLine,
    words: { navigation: 'Main', menu: 'Menu', languageCurrent: 'Language: English', callShort: 'Call' },
  },
  'arabic, inside a section': {
    home: { href: '/', label: 'ألدر غيت للكفالات' },
    name: 'ألدر غيت',
    links: [{ href: '/services', label: 'خدماتنا', current: 'section' }],
    languages: languages('ar'),
    phone: mainLine,
    words: {
      navigation: 'التنقل الرئيسي',
      menu: 'القائمة',
      languageCurrent: 'اللغة: العربية',
      callShort: 'اتصلوا',
    },
  },
  spanish: {
    home: { href: '/es/', label: 'Alder Gate Bail Bonds' },
    name: 'Alder Gate',
    links: [
      { href: '/es/', label: 'Inicio', current: undefined },
      { href: '/es/services', label: 'Servicios', current: 'page' },
    ],
    languages: languages('es'),
    phone: mainLine,
    words: {
      navigation: 'Navegación principal',
      menu: 'Menú',
      languageCurrent: 'Idioma: Español',
      callShort: 'Llame',
    },
  },
};
