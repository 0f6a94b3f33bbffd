import { describe, expect, it } from 'vitest';
import {
  type ClickedText,
  findTextLocation,
  formatEditorLink,
} from '../../../../generator/authoring/dev/find-text-location.ts';
import { parseFile } from '../../../../generator/pipeline/parse/parse-file.ts';
import { textFiles } from '../../../../schema/index.ts';

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
const fields = ['title', 'steps', 'label', 'count'];
const valuesOf = () => new Map([['phone', '(555) 010-0100']]);

function find(
  clicked: Partial<ClickedText> & { readonly block: string },
  reads = fields.map((name) => `${path}#${name}`),
) {
  return findTextLocation({ part: clicked.block, ...clicked }, { files, reads, valuesOf });
}

describe('the line of a sentence', () => {
  it.each([
    ['with other quotation marks and invisible characters', 'Ask "before"\u00a0you\u2060 sign', 2],
    [
      'without markup and with filled placeholders',
      'Call \u2066(555) 010-0100\u2069 first, then read the guide.',
      4,
    ],
    ['that is folded in the file', 'A sentence that is folded over two lines.', 5],
    ['with values that only a template provides', '12 answers in Springfield', 9],
  ])('is found %s', (_case, block, line) => {
    expect(find({ block })).toMatchObject({ file: path, line });
  });

  it('is the line of the whole sentence when one of its words is clicked', () => {
    expect(find({ block: 'Call (555) 010-0100 first, then read the guide.', part: 'then' })).toMatchObject({
      line: 4,
    });
  });

  it('is the line of the clicked text when the block contains several texts', () => {
    expect(find({ block: 'Ask 12 answers in Springfield', part: 'Ask' })).toMatchObject({
      line: 8,
      column: 8,
    });
  });

  it('is searched only among the texts that the page reads', () => {
    expect(find({ block: 'Ask' }, [`${path}#title`])).toMatchObject({ line: 2 });
    expect(find({ block: 'Ask' }, [])).toBe(undefined);
  });

  it('is undefined for a text that is in no file', () => {
    expect(find({ block: 'Something else entirely' })).toBe(undefined);
  });
});

it.each([
  [undefined, 'vscode://file/site/content/en/a%20b.yaml:3:7'],
  ['editor://open?file={file}&line={line}', 'editor://open?file=/site/content/en/a%20b.yaml&line=3'],
])('formatEditorLink returns the link of a location with the pattern %s', (pattern, link) => {
  expect(formatEditorLink({ file: 'content/en/a b.yaml', line: 3, column: 7 }, '/site', pattern)).toBe(link);
});
