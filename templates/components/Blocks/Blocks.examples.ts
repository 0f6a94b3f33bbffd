import { type Examples, marked, markedArabic, markedSpanish, plain } from '../example-data.ts';
import type { BlocksProps } from './Blocks.tsx';

export const blocksExamples: Examples<BlocksProps> = {
  'english, in a page': {
    level: 2,
    language: 'en',
    texts: { quote: ({ text }) => `“${text}”`, translated: 'Our translation.' },
    stops: [{ title: 'Arrest and booking' }, { title: 'Bail hearing' }],
    renderEmbed: ({ type }) => `Embedded: ${type}.`,
    blocks: [
      { type: 'callout', title: 'Before you sign', text: marked },
      { type: 'heading', id: 'what-it-costs', text: 'What it costs' },
      { type: 'paragraph', text: marked },
      { type: 'list', items: [marked, plain('A second item.')] },
      {
        type: 'steps',
        items: [
          { title: 'Call', description: marked },
          { title: 'Sign', description: plain('Read first.') },
        ],
      },
      { type: 'stops', items: [marked, plain('Often the next day.')] },
      { type: 'quote', text: 'Bail shall not be excessive.', cite: 'A law', originalLanguage: 'en' },
      { type: 'embed', name: 'examples' },
    ],
  },
  'arabic, in a section': {
    level: 3,
    language: 'ar',
    texts: { quote: ({ text }) => `«${text}»`, translated: 'ترجمتنا.' },
    stops: [{ title: 'التوقيف وإجراءات التسجيل في السجن' }, { title: 'جلسة الكفالة' }],
    renderEmbed: (_block, level) => `عنوان من المستوى ${level}`,
    blocks: [
      { type: 'paragraph', text: markedArabic },
      { type: 'heading', id: 'three-ways', text: 'ثلاث طرق للدفع' },
      { type: 'stops', items: [markedArabic, plain('غالبًا في اليوم التالي.')] },
      { type: 'callout', title: 'قبل التوقيع', text: markedArabic },
      { type: 'quote', text: 'لا يجوز أن تكون الكفالة مفرطة.', cite: 'قانون', originalLanguage: 'en' },
      {
        type: 'table',
        caption: 'ثلاث طرق للدفع',
        head: ['الطريقة', 'ما الذي يُدفع', 'ما الذي يعود'],
        rows: [[plain('سند كفالة (Bail Bond)'), markedArabic, plain('لا شيء من الرسم')]],
      },
      { type: 'embed', name: 'checklist' },
    ],
  },
  'spanish, in a page': {
    level: 2,
    language: 'es',
    texts: { quote: ({ text }) => `«${text}»`, translated: 'Traducción nuestra.' },
    stops: [{ title: 'Arresto y registro en la cárcel' }, { title: 'Audiencia de fianza' }],
    renderEmbed: ({ type }) => `Aquí va: ${type}.`,
    blocks: [
      { type: 'heading', id: 'what-it-costs', text: 'Cuánto cuesta' },
      { type: 'paragraph', text: markedSpanish },
      { type: 'list', items: [markedSpanish, plain('Un segundo punto.')] },
      { type: 'stops', items: [markedSpanish, plain('A menudo al día siguiente.')] },
      { type: 'quote', text: 'No se exigirán fianzas excesivas.', cite: 'Una ley', originalLanguage: 'en' },
    ],
  },
};
