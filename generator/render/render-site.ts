/** Renders every page of every language. A page that throws is a problem of its own; the others go on. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Memory, noMemory } from '../model/memory.ts';
import { contentFileOf, problemOf } from '../model/page-problem.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { outputPathOf } from '../routes/addresses.ts';
import type { Stage } from '../stage.ts';
import { MissingTextError } from '../text/translator.ts';
import { buildMetaPolicy } from './content-security-policy.ts';
import { formatDocument } from './document.ts';
import { explainFaults, type PageFault } from './explain-faults.ts';
import { createPageFrame } from './page-frame.ts';
import { policyOf } from './policy-of.ts';
import { renderBody } from './render-body.ts';
import { type HeadParts, renderHead, renderStructuredData } from './render-head.ts';
import { formatSpeculationRules } from './speculation-rules.ts';

/** All pages as files, in the order of languages and routes. Those of unchanged content come from the memory. */
export function renderSite(
  site: SiteModel,
  parts: Omit<HeadParts, 'metaPolicy'>,
  { recall }: Memory = noMemory,
): Stage<OutputFile[]> {
  const value: OutputFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const faults: PageFault[] = [];
  const speculation = `<script type="speculationrules">${formatSpeculationRules(site)}</script>`;
  const head = { ...parts, metaPolicy: planMetaPolicy(site, parts) };
  const { files: _, ...assets } = parts.assets;
  for (const language of site.languages) {
    const frame = createPageFrame(site.typesetting, site.once);
    for (const page of language.pages) {
      try {
        const contents = recall(`page ${page.address}`, [assets, parts.pictures.shareImageOf(page)], () =>
          formatDocument(page, {
            head: renderHead(page, site, head),
            body: renderBody(page, frame, site.typesetting),
            end: `${speculation}\n${renderStructuredData(page, site)}`,
          }),
        );
        value.push({ path: outputPathOf(page.address), contents });
      } catch (fault) {
        const { address } = page;
        if (fault instanceof MissingTextError) {
          diagnostics.push(problemOf(page, 'render/missing-text', `${address}: ${fault.message}`));
        } else faults.push({ address, file: contentFileOf(page), fault });
      }
    }
  }
  return { value, diagnostics: [...diagnostics, ...explainFaults(faults)] };
}

/** The same on every page, so it is made once. */
function planMetaPolicy(site: SiteModel, { assets }: Pick<HeadParts, 'assets'>): string | undefined {
  return site.hosting.metaPolicy ? buildMetaPolicy(policyOf(site, assets)) : undefined;
}
