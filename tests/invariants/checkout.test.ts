import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runGit } from '../run-git.ts';
import { projectRoot } from '../site/temporary-project.ts';

it('Git checks out files unchanged, even when it is configured for Windows line endings', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const origin = path.join(folder, 'origin');
  const git = (...args: string[]) => runGit(folder, ...args);
  mkdirSync(origin);
  copyFileSync(path.join(projectRoot, '.gitattributes'), path.join(origin, '.gitattributes'));
  const files = { 'words.yaml': 'title: Bail\npublished: 2026-11-20\n', 'font.woff2': 'wOF2\0\r\n\0\n' };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(origin, name), text);
  git('init', '--quiet', 'origin');
  git('-C', 'origin', 'add', '.');
  git('-C', 'origin', 'commit', '--quiet', '--message', 'files');
  git('clone', '--quiet', '--config', 'core.autocrlf=true', 'origin', 'clone');
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(path.join(folder, 'clone', name), 'utf8')).toBe(text);
  }
});
