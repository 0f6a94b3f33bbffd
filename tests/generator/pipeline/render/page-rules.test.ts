/** Pages that cannot be rendered are reported at their content files, and the others are rendered. */
import { describe, expect, it } from 'vitest';
import { outputPathOf } from '../../../../generator/content/routes/addresses.ts';
import type { PageModel } from '../../../../generator/pipeline/model/site-model.ts';
import { renderPages } from '../../../../generator/pipeline/render/render-site.ts';
import { validateHtml } from '../../../../generator/pipeline/verify/validate-html.ts';
import { MissingTextError } from '../../../../generator/text/translator.ts';
import { findPage, siteModel } from '../../../site-model.ts';
import { plainAssets } from '../bundle/plain-assets.ts';

const pictures = {
  files: [],
  shareImageOf: () => ({ href: '/a.png', width: 1, height: 1, alt: '' }),
};
const [faq, legal] = ['/faq', '/accessibility'].map((path) => findPage(({ route }) => route.path === path));
const content = { file: 'content/en/pages/faq.yaml' };

/** Returns a site of two pages, one of which throws an error when its texts are read. */
function siteWith(error: Error) {
  if (faq === undefined || legal === undefined) throw new TypeError('The pages must exist.');
  const texts = (): never => {
    throw error;
  };
  const broken: PageModel = Object.defineProperty({ ...faq }, 'texts', { get: texts });
  return { ...siteModel, languages: [{ language: faq.language, pages: [broken, legal] }] };
}

describe('a page', () => {
  it('that lacks a text is reported with its address and the text, and the others are rendered', () => {
    const error = new MissingTextError('"fee" has no value in the en text "It is {{fee}}".');
    const { value, diagnostics } = renderPages(siteWith(error), { assets: plainAssets, pictures });
    expect(value).toHaveLength(1);
    expect(diagnostics).toEqual([
      {
        rule: 'render/missing-text',
        location: content,
        language: 'en',
        message: `/en/faq: ${error.message}`,
      },
    ]);
  });

  it('whose template throws is reported with its address and the reason, and the others are rendered', () => {
    const { value, diagnostics } = renderPages(siteWith(new Error('boom')), {
      assets: plainAssets,
      pictures,
    });
    expect(value).toHaveLength(1);
    expect(diagnostics).toMatchObject([
      { rule: 'render/failed', message: expect.stringContaining('/en/faq could not be rendered: ') },
    ]);
  });

  it('that is not valid HTML is reported with the rule, the line and the column of its file', async () => {
    if (faq === undefined) throw new TypeError('The pages must exist.');
    const contents =
      '<!DOCTYPE html>\n<html lang="en"><head><title>A</title></head>\n<body><p><div></div></p></body></html>\n';
    const file = { path: outputPathOf(faq.address), contents, sha256: '' };
    const problems = await validateHtml([{ page: faq, file }]);
    expect(problems[0]).toMatchObject({ rule: 'html/invalid', location: content, language: 'en' });
    expect(problems[0]?.message).toMatch(/^en\/faq\.html:3:\d+ [\w-]+: /u);
  });
});
