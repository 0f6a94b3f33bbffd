/** Where one asks in some counties: the guide, the number, and the places for which it stands there. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { useLanguage } from '../../language-context.tsx';
import type { IndexedTown } from './find-towns.ts';
import type { TownFilterProps } from './TownFilter.props.ts';

export type OfficialLinesProps = Pick<TownFilterProps, 'lines'> & {
  /** The places of which to tell; those of other counties are passed over. */
  readonly towns: readonly IndexedTown[];
};

/** One line for each county, with the names as the page has them and in English. */
export function OfficialLines({ lines, towns }: OfficialLinesProps) {
  const { tag } = useLanguage();
  const print = ({ name, names }: IndexedTown) =>
    names[tag] === undefined ? name : `${names[tag]} (${name})`;
  return (
    <ul className="town-filter__lines">
      {lines.map(({ id, label, href, phone }) => (
        <li key={id}>
          <a href={href}>
            <Bidi text={label} />
          </a>
          {phone === undefined ? null : <PhoneText phone={phone} name={label} other />}
          <span>
            <Bidi
              text={towns
                .filter(({ county }) => county === id)
                .map(print)
                .join(' · ')}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
