/** The release bar, filled from the page context. */
import { ReleaseBar } from '../../components/ReleaseBar/ReleaseBar.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export type PageReleaseBarProps = {
  readonly context: Pick<PageContext, 'network'>;
  /** Whether the parts have the letters to which the table below the bar refers. @default false */
  readonly marks?: boolean;
};

export function PageReleaseBar({ context, marks = false }: PageReleaseBarProps) {
  const { release, releaseHours } = context.network;
  const parts = marks ? release.parts : release.parts.map(({ title, text }) => ({ title, text }));
  return <ReleaseBar parts={parts} {...releaseHours} squares={release.squares} />;
}
