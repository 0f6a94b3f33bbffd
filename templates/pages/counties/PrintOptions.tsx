/** The print button of a county guide, and the choice to print the collapsed sections as well. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export type PrintOptionsProps = { readonly context: Pick<PageContext, 'ui'> };

/** Returns a checkbox, which the print styles read. The print command of the browser needs no script. */
export function PrintOptions({ context: { ui } }: PrintOptionsProps) {
  return (
    <label className="print-all">
      <input type="checkbox" />
      <Bidi text={ui.county.printAll} />
    </label>
  );
}
