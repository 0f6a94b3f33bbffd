/** Reads the pages of `schema/rules/` with their examples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { projectRoot } from '../../site/temporary-project.ts';

/** Lines of a content file in an example. */
export type Snippet = { readonly file: string; readonly lines: readonly string[] };

export type RulePage = {
  readonly id: string;
  readonly text: string;
  /** Headings of its sections. */
  readonly headings: readonly string[];
  readonly wrong: readonly Snippet[];
  readonly right: readonly Snippet[];
  /** The lines of the message for the wrong example; `…` marks omitted text. */
  readonly message: readonly string[];
};

export function readRulePages(): RulePage[] {
  const folder = join(projectRoot, 'schema/rules');
  return glob
    .sync('**/*', { cwd: folder })
    .map((path) => parsePage(path.replace(/\.md$/u, ''), readFileSync(join(folder, path), 'utf8')));
}

function parsePage(id: string, text: string): RulePage {
  const sections = new Map(
    text
      .split(/^## /mu)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n');
        return [section.slice(0, end), section.slice(end)];
      }),
  );
  const snippets = (heading: string) =>
    blocksIn(sections.get(heading), 'yaml').map(([path = '', ...lines]) => ({ file: path.slice(2), lines }));
  return {
    id,
    text,
    headings: [...sections.keys()],
    wrong: snippets('Wrong'),
    right: snippets('Right'),
    message: blocksIn(sections.get('Wrong'), 'text').flat(),
  };
}

function blocksIn(section: string | undefined, language: string): string[][] {
  const blocks = section?.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\`$`, 'gmu')) ?? [];
  return [...blocks].map(([, lines = '']) => lines.split('\n'));
}
