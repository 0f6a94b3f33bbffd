import { type Examples, marked, plain } from '../example-data.ts';
import type { CompactTimelineProps } from './CompactTimeline.tsx';

export const compactTimelineExamples: Examples<CompactTimelineProps> = {
  'english, told': {
    stops: [
      { title: 'Arrest and booking', text: marked },
      { title: 'Bail hearing', text: plain('A judge may set an amount.') },
      { title: 'Contact an agent', text: marked },
    ],
  },
  'arabic, lines in columns': {
    stops: [
      { title: 'التوقيف وإجراءات التسجيل في السجن', text: plain('قد لا يظهر الاسم قبل ساعتين.') },
      { title: 'جلسة الكفالة', text: plain('قد لا يلزم دفع أي مبلغ.') },
      { title: 'الاتصال بوكيل كفالات', text: plain('الرسم 10% من مبلغ الكفالة.') },
    ],
    columns: true,
  },
  'spanish, lines in columns': {
    stops: [
      { title: 'Arresto y registro en la cárcel', text: plain('El nombre puede tardar en aparecer.') },
      { title: 'Audiencia de fianza', text: plain('Puede que no haya que pagar nada.') },
      { title: 'Comuníquese con un agente', text: plain('La llamada es gratis.') },
    ],
    columns: true,
  },
};
