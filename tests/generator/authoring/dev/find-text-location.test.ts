import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  findTextLocation,
  formatEditorLink,
} from '../../../../generator/authoring/dev/find-text-location.ts';
import { parseFile } from '../../../../generator/pipeline/parse/parse-file.ts';
import { textFiles } from '../../../../schema/index.ts';
import { testTables } from '../../../table.ts';

const text = `published: 2026-01-01
title: Ask “before” you sign
steps:
  - Call {{phone}} first, **then** read the [guide](/guide).
  - >-
    A sentence that is folded
    over two lines.
label: Ask
count: "{{count}} answers in {{city}}"
unread: Ask “before” you sign
`;
const path = 'content/en/ui.yaml';

const source = { path, text, hash: '' };
const data = parseFile(source).value;
const fileType = { type: 'texts', name: 'ui', language: 'en' } as const;
const files = [{ source, fileType, schema: textFiles.ui, data, record: data }];
const valuesOf = () => new Map([['phone', '(555) 010-0100']]);

function find(block: string, part: string | null, fields = ['title', 'steps', 'label', 'count']) {
  const reads = fields.map((name) => `${path}#${name}`);
  const found = findTextLocation({ block, part: part ?? block }, { files, reads, valuesOf });
  expect(found?.file ?? path).toBe(path);
  return found && `${found.line}:${found.column}`;
}

testTables(join(import.meta.dirname, 'find-text-location.yaml'), {
  location: (block: string, part: string | null) => find(block, part),
  'editor link': (pattern: string | null) =>
    formatEditorLink({ file: 'content/en/a b.yaml', line: 3, column: 7 }, '/site', pattern ?? undefined),
});

it('finds a text only among those that the page reads', () => {
  expect(find('Ask', null, ['title'])).toBe('2:8');
  expect(find('Ask', null, [])).toBeUndefined();
});
