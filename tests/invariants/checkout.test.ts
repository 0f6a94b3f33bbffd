import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../generator/make-folder.ts';
import { runGit } from '../run-git.ts';
import { projectRoot } from '../site/temporary-project.ts';

it('Git checks out files unchanged, even when it is configured for Windows line endings', () => {
  const files = {
    '.gitattributes': readFileSync(path.join(projectRoot, '.gitattributes'), 'utf8'),
    'words.yaml': 'title: Bail\npublished: 2026-11-20\n',
    'font.woff2': 'wOF2\0\r\n\0\n',
  };
  const origin = makeFolder(files);
  const clone = path.join(makeFolder(), 'clone');
  runGit(origin, 'init', '--quiet');
  runGit(origin, 'add', '.');
  runGit(origin, 'commit', '--quiet', '--message', 'files');
  runGit(origin, 'clone', '--quiet', '--config', 'core.autocrlf=true', origin, clone);
  for (const [name, text] of Object.entries(files))
    expect(readFileSync(path.join(clone, name), 'utf8')).toBe(text);
});
