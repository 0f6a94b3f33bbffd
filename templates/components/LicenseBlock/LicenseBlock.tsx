/** The licence of the agency with a link to the state's register; the same wherever the licence is shown. */
import type { AgencyDetails, License } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { NotEntered } from '../NotEntered/NotEntered.tsx';

export type LicenseBlockProps = {
  /** The label with the name of the holder, the number, and the address of the state's register. */
  readonly license: License;
  /** The insurance company behind the bonds; undefined until the settings name one. */
  readonly insurer?: AgencyDetails['insurer'];
};

/**
 * Returns the licence in one line where it fits. Its number is never smaller than a telephone number beside it, which
 * the state requires of bail licensees (Ins. Code 1725.5).
 */
export function LicenseBlock({ license, insurer }: LicenseBlockProps) {
  const { label, number, missing, check } = license;
  return (
    <div className="license-block">
      <p className="license-block__license">
        <span>
          <Bidi text={label} />
        </span>{' '}
        <b className="license-block__number">
          {missing === undefined ? <bdi dir="ltr">{number}</bdi> : <NotEntered copy={missing} />}
        </b>
      </p>
      <p className="license-block__check">
        <a href={check.href} rel="noopener">
          <Bidi text={check.label} line="link" />
        </a>
      </p>
      {insurer === undefined ? null : (
        <p>
          <Bidi text={insurer} />
        </p>
      )}
    </div>
  );
}
