/** The contents of a county guide, in a few lines above its collapsed sections. */
import { InlineList } from '../../components/InlineList/InlineList.tsx';
import type { PlannedSection } from './county-sections.ts';

export type CountyContentsProps = {
  /** Name of the navigation. */
  readonly title: string;
  /** The sections to list. */
  readonly sections: readonly PlannedSection[];
};

/** Returns links to the sections; a link opens its section. */
export function CountyContents({ title, sections }: CountyContentsProps) {
  return (
    <nav className="county-contents" aria-label={title}>
      <InlineList items={sections.map(({ id, title: label }) => ({ href: `#${id}`, label }))} />
    </nav>
  );
}
