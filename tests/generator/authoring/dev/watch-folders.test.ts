import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchFolders } from '../../../../generator/authoring/dev/watch-folders.ts';
import { makeFolder } from '../../make-folder.ts';

function watchFolder(folder: string) {
  const reportedPaths = new Set<string>();
  const errors: string[] = [];
  const stop = watchFolders([folder], {
    onChange: (paths) => {
      for (const changedPath of paths) reportedPaths.add(path.relative(path.dirname(folder), changedPath));
    },
    onError: ({ code }) => errors.push(code),
  });
  onTestFinished(stop);
  const expectReport = (name: string) =>
    expect.poll(() => reportedPaths.has(path.normalize(name))).toBe(true);
  return { reportedPaths, errors, expectReport };
}

const createFolder = (parent: string, name = 'content') => {
  const folder = path.join(parent, name);
  mkdirSync(path.join(folder, 'en'), { recursive: true });
  return folder;
};

it('reports files in folders that are created, removed and created again', async () => {
  const folder = createFolder(makeFolder());
  const { reportedPaths, errors, expectReport } = watchFolder(folder);
  for (let round = 0; round < 2; round += 1) {
    mkdirSync(path.join(folder, 'c/d'), { recursive: true });
    await expectReport('content/c');
    writeFileSync(path.join(folder, 'c/d/file.yaml'), '');
    await expectReport('content/c/d/file.yaml');
    reportedPaths.clear();
    rmSync(path.join(folder, 'c'), { recursive: true });
    await expectReport('content/c');
    reportedPaths.clear();
  }
  expect(errors).toEqual([]);
});

it('reports the removal of a watched folder, and files in the folder that replaces it', async () => {
  const parent = makeFolder();
  const folder = createFolder(parent);
  const { reportedPaths, expectReport } = watchFolder(folder);
  renameSync(folder, path.join(parent, 'away'));
  await expectReport('content');
  reportedPaths.clear();
  createFolder(parent);
  await expectReport('content');
  writeFileSync(path.join(folder, 'en/new.yaml'), '');
  await expectReport('content/en/new.yaml');
  reportedPaths.clear();
  // The folder that was moved away is no longer part of the content.
  writeFileSync(path.join(parent, 'away/en/old.yaml'), '');
  writeFileSync(path.join(folder, 'en/last.yaml'), '');
  await expectReport('content/en/last.yaml');
  expect([...reportedPaths]).toEqual([path.normalize('content/en/last.yaml')]);
});

it('reports a folder that is created after watching began', async () => {
  const parent = makeFolder();
  const { expectReport } = watchFolder(path.join(parent, 'content'));
  createFolder(parent);
  await expectReport('content');
  writeFileSync(path.join(parent, 'content/en/file.yaml'), '');
  await expectReport('content/en/file.yaml');
});

it('ignores files of editors and operating systems', async () => {
  const folder = makeFolder({ 'faqs.yaml': '' });
  const { reportedPaths, expectReport } = watchFolder(folder);
  const name = path.basename(folder);
  for (const file of ['.DS_Store', 'faqs.yaml~', '4913', 'faqs.yaml'])
    writeFileSync(path.join(folder, file), 'x');
  await expectReport(`${name}/faqs.yaml`);
  expect([...reportedPaths]).toEqual([path.join(name, 'faqs.yaml')]);
});
