import type { UnitContext } from '../rule-context.ts';

/** Headings are short anyway, and cells of tables may have several numbers. */
export const paragraphsOf = ({ texts }: Pick<UnitContext, 'texts'>) =>
  texts.filter(({ field, path }) => field.kind === 'rich' && !path.includes('rows'));
