import { checkScriptForms } from '../../../generator/check/check-script-forms.ts';
import { tryTexts } from './try-texts.ts';

tryTexts(checkScriptForms, [
  ['ar', 'عند ⟦۲۴⟧ ساعة', 'Write 24.'],
  ['ar', 'شكرًا⟦,⟧ ربما', 'Write ،'],
  ['ar', 'هل؟ نعم⟦;⟧ ربما', 'Write ؛'],
  ['ar', 'متى⟦?⟧', 'Write ؟'],
  ['ar', 'من ⟦24 – 48⟧ ساعة', 'Write the range in words: «من 24 إلى 48».'],
  ['ar', 'نعم، ربما؛ متى؟'],
  ['ar', 'المبلغ 25,000 دولار و4.9'],
  ['ar', 'انظروا [الخدمة](/services/24-7-service) و{{phone}}'],
  ['ar', 'الرقم 626-234-5678'],
  ['ar', 'محامٍ (Public Defender, LA)'],
  // It goes by the script of a language, not by its tag.
  ['fa', 'در ⟦۲۴⟧ ساعت'],
  ['ur', 'کب⟦?⟧'],
  ['en', '2-4 hours, "now"?'],
]);
