import { createElement } from 'react';
import { type Examples, mainLine } from '../../components/example-data.ts';
import { cookieBannerExamples } from '../CookieBanner/CookieBanner.examples.ts';
import { CookieBanner, type CookieBannerProps } from '../CookieBanner/CookieBanner.tsx';
import type { BottomBarProps } from './BottomBar.tsx';

export const bottomBarExamples: Examples<BottomBarProps> = {
  english: {
    name: 'Contact Info',
    phone: mainLine,
    cookieBanner: exampleCookieBanner('english'),
    texts: { callNow: 'Call Now', backToTop: 'Back to Top', loading: 'Loading…' },
  },
  arabic: {
    name: 'معلومات الاتصال',
    phone: mainLine,
    cookieBanner: exampleCookieBanner('arabic, with a script that waits for consent'),
    texts: {
      callNow: 'اتصلوا الآن',
      backToTop: 'العودة إلى أعلى الصفحة',
      loading: 'جارٍ التحميل…',
    },
  },
  spanish: {
    name: 'Datos de contacto',
    phone: mainLine,
    cookieBanner: exampleCookieBanner('spanish'),
    texts: {
      callNow: 'Llame ahora',
      backToTop: 'Volver arriba',
      loading: 'Cargando…',
    },
  },
};

function exampleCookieBanner(name: string) {
  // An example with this name exists.
  return createElement(CookieBanner, cookieBannerExamples[name] as CookieBannerProps);
}
