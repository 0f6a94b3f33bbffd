import { expect, it } from 'vitest';
import { formatEditorLink, usualEditor } from '../../../generator/dev/editor-link.ts';

const place = { file: 'content/en/a b.yaml', line: 3, column: 7 };

it.each([
  [usualEditor, 'vscode://file/site/content/en/a%20b.yaml:3:7'],
  ['editor://open?file={file}&line={line}', 'editor://open?file=/site/content/en/a%20b.yaml&line=3'],
])('fills %s', (pattern, link) => {
  expect(formatEditorLink(pattern, place, '/site')).toBe(link);
});
