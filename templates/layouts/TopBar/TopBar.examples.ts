import { createElement } from 'react';
import { type Examples, exampleLanguages, mainLine } from '../../components/example-data.ts';
import { chatExamples } from '../../islands/Chat/Chat.examples.ts';
import type { ChatProps } from '../../islands/Chat/Chat.props.ts';
import { Island } from '../../islands/Island.tsx';
import { searchExamples } from '../../islands/Search/Search.examples.ts';
import type { SearchProps } from '../../islands/Search/Search.props.ts';
import type { LanguageLink } from '../../page-context.ts';
import type { TopBarProps } from './TopBar.tsx';

const languages = (current: string): LanguageLink[] => [
  { tag: 'ar', name: 'العربية', dir: 'rtl', href: '/services', current: current === 'ar' },
  { tag: 'en', name: 'English', dir: 'ltr', href: '/en/services', current: current === 'en' },
];

export const topBarExamples: Examples<TopBarProps> = {
  english: {
    home: { href: '/en/', label: 'Alder Gate Bail Bonds' },
    name: 'Alder Gate',
    links: [
      { href: '/en/', label: 'Home', current: undefined },
      { href: '/en/services', label: 'Services', current: 'page' },
    ],
    counties: [
      {
        href: '/en/los-angeles',
        label: 'Los Angeles County',
        lookup: {
          name: 'Inmate Finder',
          line: 'Sheriff’s information line',
          url: 'https://example.com/',
          phone: mainLine,
        },
      },
    ],
    menu: [{ href: '/en/bail-bonds-guide', label: 'Bail bonds guide' }],
    languages: languages('en'),
    search: exampleSearch('english'),
    chat: exampleChat('english'),
    phone: mainLine,
    texts: {
      navigation: 'Main',
      menu: 'Menu',
      closeMenu: 'Close',
      arrestPlace: 'Where was the arrest?',
      languageCurrent: 'Language: English',
      callShort: 'Call',
    },
  },
  'arabic, inside a section': {
    home: { href: '/', label: 'ألدر غيت للكفالات' },
    name: 'ألدر غيت',
    links: [{ href: '/services', label: 'خدماتنا', current: 'section' }],
    counties: [],
    menu: [],
    languages: languages('ar'),
    search: exampleSearch('arabic'),
    chat: exampleChat('arabic'),
    phone: mainLine,
    texts: {
      navigation: 'التنقل الرئيسي',
      menu: 'القائمة',
      closeMenu: 'إغلاق',
      arrestPlace: 'أين وقع التوقيف؟',
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
    counties: [],
    menu: [],
    languages: languages('es'),
    search: exampleSearch('spanish'),
    chat: exampleChat('spanish'),
    phone: mainLine,
    texts: {
      navigation: 'Navegación principal',
      menu: 'Menú',
      closeMenu: 'Cerrar',
      arrestPlace: '¿Dónde fue el arresto?',
      languageCurrent: 'Idioma: Español',
      callShort: 'Llame',
    },
  },
};

function exampleChat(name: keyof typeof exampleLanguages) {
  // An example with this name exists.
  const props = chatExamples[name] as ChatProps;
  return createElement(Island<'chat'>, {
    name: 'chat',
    prefix: 'chat',
    props,
    language: exampleLanguages[name],
  });
}

function exampleSearch(name: keyof typeof exampleLanguages) {
  // An example with this name exists.
  const props = searchExamples[name] as SearchProps;
  return createElement(Island<'search'>, {
    name: 'search',
    prefix: 'search',
    props,
    language: exampleLanguages[name],
  });
}
