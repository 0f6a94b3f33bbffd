/** The licence of the agency, and where the state checks it: the same on every page. */
import type { License } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { interpolateElement } from '../interpolate-element.tsx';

export type LicenseLineProps = {
  /** The words around the number, the number, and the state's page. */
  readonly license: License;
};

/** The line. Its number is set in the size of the telephone number of a call, as the state asks of bail licensees. */
export function LicenseLine({ license: { line, number, check } }: LicenseLineProps) {
  const printed = (
    <bdi className="license-line__number" dir="ltr">
      {number}
    </bdi>
  );
  return (
    <p className="license-line">
      {interpolateElement(line, 'number', printed)}{' '}
      <a href={check.href} rel="noopener">
        <Bidi text={check.label} line="link" />
      </a>
    </p>
  );
}
