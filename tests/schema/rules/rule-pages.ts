/** Reads the pages of `schema/rules/` with their examples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { projectRoot } from '../../site/temporary-project.ts';

/** Lines of a content file in an example. */
export type Snippet = { readonly file: string; readonly lines: readonly string[] };

/** A page. */
export type RulePage = {
  readonly id: string;
  readonly text: string;
  /** Headings of its sections. */
  readonly parts: readonly string[];
  readonly wrong: readonly Snippet[];
  readonly right: readonly Snippet[];
  /** The lines of the message for the wrong example; `…` marks omitted text. */
  readonly message: readonly string[];
};

/** Every page by its rule id. */
export function readRulePages(): RulePage[] {
  const folder = join(projectRoot, 'schema/rules');
  return glob
    .sync('**/*', { cwd: folder })
    .map((path) => parsePage(path.replace(/\.md$/u, ''), readFileSync(join(folder, path), 'utf8')));
}

function parsePage(id: string, text: string): RulePage {
  const parts = new Map(
    text
      .split(/^## /mu)
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n');
        return [part.slice(0, end), part.slice(end)];
      }),
  );
  const snippets = (part: string) =>
    blocksIn(parts.get(part), 'yaml').map(([path = '', ...lines]) => ({ file: path.slice(2), lines }));
  return {
    id,
    text,
    parts: [...parts.keys()],
    wrong: snippets('Wrong'),
    right: snippets('Right'),
    message: blocksIn(parts.get('Wrong'), 'text').flat(),
  };
}

/** Returns the lines of each fenced block of a language. */
function blocksIn(part: string | undefined, kind: string): string[][] {
  const blocks = part?.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)\\n\`\`\`$`, 'gmu')) ?? [];
  return [...blocks].map(([, lines = '']) => lines.split('\n'));
}
