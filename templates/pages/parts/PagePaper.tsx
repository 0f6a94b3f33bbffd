/** A sample document, filled from the page context. */
import { AnnotatedPaper, type AnnotatedPaperProps } from '../../components/AnnotatedPaper/AnnotatedPaper.tsx';
import type { PageContext, Paper } from '../../contract/page-context.ts';

export type PagePaperProps = Pick<AnnotatedPaperProps, 'level'> & {
  readonly context: Pick<PageContext, 'papers' | 'link'>;
  /** Id of the document. */
  readonly name: Paper['id'];
};

/** Returns the document on the band of the page, with links to the page that explains its lines. */
export function PagePaper({ context: { papers, link }, name, level }: PagePaperProps) {
  const paper = papers.papers.find(({ id }) => id === name);
  if (paper === undefined) throw new TypeError(`Paper ${name} does not exist.`);
  return (
    <div className="band">
      <AnnotatedPaper
        paper={paper}
        texts={papers.texts}
        level={level}
        href={link('/bail-bond/papers').href}
      />
    </div>
  );
}
