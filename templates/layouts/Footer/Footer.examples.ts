import {
  alternateLine,
  type Examples,
  email,
  mainLine,
  markedArabic,
  plain,
} from '../../components/example-data.ts';
import type { FooterProps } from './Footer.tsx';

const phones = { main: mainLine, alternate: alternateLine };
const address = '0 Example Street, Pasadena, CA 91107';

export const footerExamples: Examples<FooterProps> = {
  'english, with every bar': {
    name: 'Alder Gate Bail Bonds',
    description: plain('A family-owned bail bond agency.'),
    license: 'California bail agent license 0000000',
    office: { before: 'Pasadena office: ', address, after: '' },
    phones,
    email,
    links: {
      quick: [{ href: '/en/faq', label: 'FAQ' }],
      services: [{ href: '/en/services/fast-release', label: 'Fast Release' }],
      legal: [{ href: '/en/privacy-policy', label: 'Privacy Policy' }],
      social: [{ href: 'https://www.example.com/social', label: 'Instagram' }],
      credits: [{ href: 'https://www.example.com/credits', label: 'Drawings' }],
      siteMap: { href: '/en/site-map', label: 'Sitemap' },
    },
    words: {
      quickLinks: 'Quick Links',
      services: 'Services',
      contactInfo: 'Contact Info',
      emergency: '24/7 Emergency Service',
      social: 'Social media',
      legal: 'Legal pages',
      siteMapFile: 'Sitemap (XML)',
      or: 'or',
      callMainLine: 'Call the main line',
      alternateLine: 'Alternate line',
      backToTop: 'Back to Top',
      cookieSettings: 'Cookie settings',
      notLawFirm: 'We are a bail bond agency, not a law firm.',
    },
  },
  'arabic, with empty bars': {
    name: 'ألدر غيت للكفالات',
    description: markedArabic,
    license: 'رخصة وكيل كفالات في كاليفورنيا رقم 0000000',
    office: { before: 'مكتب باسادينا: ', address, after: '.' },
    phones,
    email,
    links: {
      quick: [{ href: '/site-map', label: 'خريطة الموقع' }],
      services: [{ href: '/services/fast-release', label: 'إفراج سريع' }],
      legal: [],
      social: [],
      credits: [],
      siteMap: { href: '/site-map', label: 'خريطة الموقع' },
    },
    words: {
      quickLinks: 'روابط سريعة',
      services: 'خدماتنا',
      contactInfo: 'معلومات الاتصال',
      emergency: 'خدمة الطوارئ على مدار الساعة',
      social: 'صفحاتنا',
      legal: 'الصفحات القانونية',
      siteMapFile: 'خريطة الموقع (XML)',
      or: 'أو',
      callMainLine: 'اتصال بالخط الرئيسي',
      alternateLine: 'الخط البديل',
      backToTop: 'العودة إلى أعلى الصفحة',
      cookieSettings: 'إعدادات ملفات تعريف الارتباط',
      notLawFirm: 'نحن شركة كفالات ولسنا مكتب محاماة.',
    },
  },
};
