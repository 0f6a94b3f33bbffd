import type { AgencyDetails, LabeledLicense, License } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { NotEntered } from '../NotEntered/NotEntered.tsx';

export type LicenseBlockProps = {
  readonly license: License;
  /** The insurance company behind the bonds; undefined until the settings name one. */
  readonly insurer?: AgencyDetails['insurer'];
};

/** A number is never smaller than a telephone number beside it (Ins. Code 1725.5). */
export function LicenseBlock({ license, insurer }: LicenseBlockProps) {
  const { further, check } = license;
  return (
    <div className="license-block">
      <p className="license-block__license">
        <LicenseNumber {...license} />
      </p>
      <p className="license-block__check">
        <Bidi as="a" href={check.href} rel="noopener" text={check.label} />
      </p>
      {further.map((officeLicense) => (
        <p key={officeLicense.label + officeLicense.number} className="license-block__further">
          <LicenseNumber {...officeLicense} />
        </p>
      ))}
      {insurer === undefined ? null : <Bidi as="p" text={insurer} />}
    </div>
  );
}

function LicenseNumber({ label, number, missing }: LabeledLicense) {
  return (
    <>
      <Bidi as="span" text={label} />{' '}
      <b className="license-block__number">
        {missing === undefined ? <bdi dir="ltr">{number}</bdi> : <NotEntered text={missing} />}
      </b>
    </>
  );
}
