/** Renders every page of every language. A page that throws is a problem of its own; the others go on. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { OutputFile } from '../emit/output-file.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';
import { MissingTextError } from '../model/translator.ts';
import { outputPathOf } from '../routes/addresses.ts';
import type { Stage } from '../stage.ts';
import { createChrome } from './chrome.ts';
import { formatDocument } from './document.ts';
import { renderBody } from './render-body.ts';
import { type HeadParts, renderHead, renderStructuredData } from './render-head.ts';
import { formatSpeculationRules } from './speculation-rules.ts';

/** All pages as files, in the order of languages and routes. */
export function renderSite(site: SiteModel, parts: HeadParts): Stage<OutputFile[]> {
  const value: OutputFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const speculation = `<script type="speculationrules">${formatSpeculationRules(site)}</script>`;
  for (const language of site.languages) {
    const chrome = createChrome();
    for (const page of language.pages) {
      try {
        value.push({
          path: outputPathOf(page.address),
          contents: formatDocument(page, {
            head: renderHead(page, site, parts),
            body: renderBody(page, chrome),
            end: `${speculation}\n${renderStructuredData(page, site)}`,
          }),
        });
      } catch (fault) {
        diagnostics.push(renderProblem(page, fault));
      }
    }
  }
  return { value, diagnostics };
}

function renderProblem(page: PageModel, fault: unknown): Diagnostic {
  const place = { file: page.route.files[page.language.tag]?.[0] ?? 'content' };
  const language = page.language.tag;
  const reason = fault instanceof Error ? fault.message : String(fault);
  if (fault instanceof MissingTextError) {
    return { rule: 'render/missing-text', place, language, message: `${page.address}: ${reason}` };
  }
  return {
    rule: 'render/failed',
    place,
    language,
    message: `${page.address} could not be rendered: ${reason}`,
  };
}
