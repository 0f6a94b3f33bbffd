/**
 * Fonts that visitors' devices have, and how wide they set the sample text, so that a fallback can be scaled to
 * the width of the web font and nothing moves when that arrives.
 *
 * The widths were measured with the function in `measure-text.ts` on freely licensed fonts that have the widths
 * of the device's font, at the version named. Fonts without such a twin (Segoe UI, Geeza Pro, Tahoma in Arabic)
 * are asked for by name and not scaled.
 */
import type { FontRole, FontScript } from './font-plan.ts';

/** The text on which widths are compared. Changing it means measuring every fallback again. */
export const sampleText: Readonly<Record<FontScript, string>> = {
  Latn: 'A judge or a bail schedule sets the amount of bail. A licensed agent posts a bond for the full amount, and the family pays a fee. Release usually takes some hours after the bond is posted. Un juez fija el monto de la fianza. Un agente con licencia deposita la fianza y la familia paga la prima. La salida toma unas horas.',
  Arab: 'يحدد القاضي مبلغ الكفالة بحسب التهمة، ويودع الوكيل المرخص كفالة بالمبلغ كاملا وتدفع العائلة رسما منه، ويستغرق الإفراج عادة بضع ساعات بعد إيداع الكفالة، وتختلف المدة بحسب السجن والقضية، فاتصلوا بنا في أي وقت، ليلا أو نهارا، وسنشرح لكم كل خطوة قبل أن تدفعوا أي مبلغ',
};

/** A font of the visitor's device in one weight. */
export type FallbackFont = {
  readonly family: string;
  readonly role: FontRole;
  readonly script: FontScript;
  readonly weight: number;
  /** Names under which devices know it, for `local()`. */
  readonly localNames: readonly string[];
  /** Mean advance of a character of the sample text, as a part of the font size. */
  readonly advance: number;
  /** The package and version the advance was measured on. */
  readonly measuredOn: string;
};

/** Every fallback, in the order in which families are asked. */
export const fallbackFonts: readonly FallbackFont[] = [
  {
    family: 'Vazirmatn Fallback Noto',
    role: 'text',
    script: 'Arab',
    weight: 400,
    localNames: ['Noto Sans Arabic', 'Noto Sans Arabic Regular', 'NotoSansArabic-Regular'],
    advance: 0.41783,
    measuredOn: '@fontsource/noto-sans-arabic 5.3.0',
  },
  {
    family: 'Vazirmatn Fallback Noto',
    role: 'text',
    script: 'Arab',
    weight: 700,
    localNames: ['Noto Sans Arabic Bold', 'NotoSansArabic-Bold'],
    advance: 0.45705,
    measuredOn: '@fontsource/noto-sans-arabic 5.3.0',
  },
  {
    family: 'Vazirmatn Fallback Naskh',
    role: 'text',
    script: 'Arab',
    weight: 400,
    localNames: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic', 'NotoNaskhArabic-Regular'],
    advance: 0.37283,
    measuredOn: '@fontsource/noto-naskh-arabic 5.3.0',
  },
  {
    family: 'Vazirmatn Fallback Naskh',
    role: 'text',
    script: 'Arab',
    weight: 700,
    localNames: ['Noto Naskh Arabic UI Bold', 'Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold'],
    advance: 0.38785,
    measuredOn: '@fontsource/noto-naskh-arabic 5.3.0',
  },
  {
    family: 'Vazirmatn Fallback Roboto',
    role: 'text',
    script: 'Latn',
    weight: 400,
    localNames: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    advance: 0.43433,
    measuredOn: '@fontsource/roboto 5.3.0',
  },
  {
    family: 'Vazirmatn Fallback Roboto',
    role: 'text',
    script: 'Latn',
    weight: 700,
    localNames: ['Roboto Bold', 'Roboto-Bold'],
    advance: 0.43997,
    measuredOn: '@fontsource/roboto 5.3.0',
  },
  {
    family: 'Vazirmatn Fallback Arial',
    role: 'text',
    script: 'Latn',
    weight: 400,
    localNames: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo Regular'],
    advance: 0.43536,
    measuredOn: '@fontsource/arimo 5.3.0',
  },
  {
    family: 'Vazirmatn Fallback Arial',
    role: 'text',
    script: 'Latn',
    weight: 700,
    localNames: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    advance: 0.46671,
    measuredOn: '@fontsource/arimo 5.3.0',
  },
  {
    family: 'Markazi Fallback Naskh',
    role: 'heading',
    script: 'Arab',
    weight: 700,
    localNames: ['Noto Naskh Arabic Bold', 'Noto Naskh Arabic UI Bold', 'NotoNaskhArabic-Bold'],
    advance: 0.38785,
    measuredOn: '@fontsource/noto-naskh-arabic 5.3.0',
  },
  {
    family: 'Markazi Fallback Georgia',
    role: 'heading',
    script: 'Latn',
    weight: 700,
    localNames: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
    advance: 0.49806,
    measuredOn: '@fontsource/gelasio 5.3.0',
  },
  {
    family: 'Markazi Fallback Serif',
    role: 'heading',
    script: 'Latn',
    weight: 700,
    localNames: ['Noto Serif Bold', 'NotoSerif-Bold'],
    advance: 0.49319,
    measuredOn: '@fontsource/noto-serif 5.3.0',
  },
];

/** Families asked for by name at the end of a stack, unscaled. */
export const systemFamilies: Readonly<Record<FontRole, Readonly<Record<FontScript, readonly string[]>>>> = {
  text: {
    Latn: ['system-ui', 'sans-serif'],
    Arab: ['"SF Arabic"', '"Segoe UI"', '"Geeza Pro"', 'tahoma', 'system-ui', 'sans-serif'],
  },
  heading: {
    Latn: ['"Times New Roman"', 'serif'],
    Arab: ['"Geeza Pro"', '"Times New Roman"', 'serif'],
  },
};
