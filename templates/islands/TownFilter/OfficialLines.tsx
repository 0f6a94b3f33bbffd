/** The official lines of counties: guide, telephone number, and the matching places of each county. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { useLanguage } from '../../language-context.tsx';
import type { IndexedTown } from './find-towns.ts';
import type { TownFilterProps } from './TownFilter.props.ts';

export type OfficialLinesProps = Pick<TownFilterProps, 'lines'> & {
  /** The places to show; those of other counties are ignored. */
  readonly towns: readonly IndexedTown[];
};

/** Returns one line for each county, with place names in the language of the page and in English. */
export function OfficialLines({ lines, towns }: OfficialLinesProps) {
  const { tag } = useLanguage();
  const formatName = ({ name, names }: IndexedTown) =>
    names[tag] === undefined ? name : `${names[tag]} (${name})`;
  return (
    <ul className="town-filter__lines">
      {lines.map(({ id, label, href, phone }) => (
        <li key={id}>
          <a href={href}>
            <Bidi text={label} />
          </a>
          {phone === undefined ? null : <PhoneText phone={phone} name={label} thirdParty />}
          <span>
            <Bidi
              text={towns
                .filter(({ county }) => county === id)
                .map(formatName)
                .join(' · ')}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
