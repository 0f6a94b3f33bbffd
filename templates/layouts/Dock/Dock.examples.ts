import { createElement } from 'react';
import { alternateLine, type Examples, exampleLanguages, mainLine } from '../../components/example-data.ts';
import { chatExamples } from '../../islands/Chat/Chat.examples.ts';
import type { ChatProps } from '../../islands/Chat/Chat.props.ts';
import { Island } from '../../islands/Island.tsx';
import { cookieBannerExamples } from '../CookieBanner/CookieBanner.examples.ts';
import { CookieBanner, type CookieBannerProps } from '../CookieBanner/CookieBanner.tsx';
import type { DockProps } from './Dock.tsx';

export const dockExamples: Examples<DockProps> = {
  english: {
    name: 'Contact Info',
    phone: mainLine,
    cookies: exampleCookies('english'),
    chat: exampleChat('english'),
    words: { callNow: 'Call Now', textUs: 'Text', backToTop: 'Back to Top', loading: 'Loading…' },
  },
  'arabic, a line without text messages': {
    name: 'معلومات الاتصال',
    phone: alternateLine,
    cookies: exampleCookies('arabic, with a script that waits for consent'),
    chat: exampleChat('arabic'),
    words: {
      callNow: 'اتصلوا الآن',
      textUs: 'رسالة نصية',
      backToTop: 'العودة إلى أعلى الصفحة',
      loading: 'جارٍ التحميل…',
    },
  },
  spanish: {
    name: 'Datos de contacto',
    phone: mainLine,
    cookies: exampleCookies('spanish'),
    chat: exampleChat('spanish'),
    words: {
      callNow: 'Llame ahora',
      textUs: 'Mensaje de texto',
      backToTop: 'Volver arriba',
      loading: 'Cargando…',
    },
  },
};

function exampleChat(name: keyof typeof exampleLanguages) {
  // The examples have the name.
  const props = chatExamples[name] as ChatProps;
  return createElement(Island<'chat'>, {
    name: 'chat',
    prefix: 'chat',
    props,
    language: exampleLanguages[name],
  });
}

function exampleCookies(name: string) {
  // The examples have the name.
  return createElement(CookieBanner, cookieBannerExamples[name] as CookieBannerProps);
}
