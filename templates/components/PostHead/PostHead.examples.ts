import { type Examples, license, licenseArabic, licenseSpanish, mainLine } from '../example-data.ts';
import type { PostHeadProps } from './PostHead.tsx';

export const postHeadExamples: Examples<PostHeadProps> = {
  english: {
    breadcrumbs: {
      name: 'Breadcrumb',
      links: [{ href: '/en', label: 'Home' }],
      current: 'Missed court date',
    },
    post: {
      title: 'A missed court date: what to do today',
      excerpt: 'Call the lawyer, call the agent, and do not wait for the letter.',
      category: { id: 'legal-advice', href: '/en/blog/category/legal-advice', label: 'Legal Advice' },
      readTime: '7 min read',
      published: { iso: '2026-06-15', text: 'June 15, 2026' },
      updated: { iso: '2026-11-20', text: 'November 20, 2026' },
    },
    phone: mainLine,
    license,
    copy: {
      published: ({ date }) => `Published ${date}`,
      updated: ({ date }) => `Updated ${date}`,
      urgent: ({ number }) => `If it is urgent, call now: ${number}.`,
      callMainLine: 'Call the main line',
      notLawFirm: 'We are a bail bond agency, not a law firm.',
    },
  },
  'arabic, not updated': {
    breadcrumbs: { name: 'مسار التنقل', links: [{ href: '/', label: 'الرئيسية' }], current: 'مقال' },
    post: {
      title: 'التوقيف بسبب القيادة تحت التأثير (DUI): قاعدة الأيام العشرة',
      excerpt: 'قضية المحكمة ورخصة القيادة أمران منفصلان.',
      category: { id: 'dui', href: '/blog/category/dui', label: 'القيادة تحت التأثير (DUI)' },
      readTime: 'مدة القراءة: 8 دقائق',
      published: { iso: '2026-11-20', text: '20 تشرين الثاني/نوفمبر 2026' },
      updated: { iso: '2026-11-20', text: '20 تشرين الثاني/نوفمبر 2026' },
    },
    phone: mainLine,
    license: licenseArabic,
    copy: {
      published: ({ date }) => `تاريخ النشر: ${date}`,
      updated: ({ date }) => `آخر تحديث: ${date}`,
      urgent: ({ number }) => `إذا كان الأمر عاجلًا فاتصلوا الآن: ${number}`,
      callMainLine: 'اتصال بالخط الرئيسي',
      notLawFirm: 'نحن شركة كفالات ولسنا مكتب محاماة.',
    },
  },
  spanish: {
    breadcrumbs: {
      name: 'Ruta de navegación',
      links: [{ href: '/es/', label: 'Inicio' }],
      current: 'Falta a la audiencia',
    },
    post: {
      title: 'No fue a la audiencia: qué hacer hoy',
      excerpt: 'Llame al abogado, llame al agente y no espere la carta.',
      category: { id: 'legal-advice', href: '/es/blog/category/legal-advice', label: 'Orientación legal' },
      readTime: 'Lectura de 7 min',
      published: { iso: '2026-06-15', text: '15 de junio de 2026' },
      updated: { iso: '2026-11-20', text: '20 de noviembre de 2026' },
    },
    phone: mainLine,
    license: licenseSpanish,
    copy: {
      published: ({ date }) => `Publicado el ${date}`,
      updated: ({ date }) => `Actualizado el ${date}`,
      urgent: ({ number }) => `Si es urgente, llame ahora: ${number}.`,
      callMainLine: 'Llamar a la línea principal',
      notLawFirm: 'Somos una agencia de fianzas, no un bufete de abogados.',
    },
  },
};
