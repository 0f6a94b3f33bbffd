/** The YAML blocks in the documentation of the contact form are valid settings. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { Site } from '../../schema/index.ts';
import { projectRoot } from './temporary-project.ts';

const documentation = readFileSync(path.join(projectRoot, 'generator/docs/contact-form.md'), 'utf8');
const blocks = [...documentation.matchAll(/\*\*([A-Z][^*.]*)\.?\*\*[\s\S]*?```yaml\n([\s\S]*?)```/gu)].map(
  ([, name = '', yaml = '']): [string, string] => [name, yaml],
);
const settings = z
  .looseObject({ contactForm: Site.shape.contactForm })
  .parse(parse(readFileSync(path.join(projectRoot, 'content/shared/site.yaml'), 'utf8')));

it('the documentation has a block for each service', () => {
  expect(blocks).toHaveLength(documentation.match(/^\*\*/gmu)?.length ?? 0);
  expect(blocks.length).toBeGreaterThan(3);
});

describe.each(blocks)('%s', (_name, yaml) => {
  it('is a complete block of settings', () => {
    const { bounds } = settings.contactForm;
    expect(() => Site.shape.contactForm.parse({ ...parse(yaml), bounds })).not.toThrow();
  });
});
