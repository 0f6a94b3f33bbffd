/** A page that throws is reported; the other pages are rendered. */

import { hash } from 'node:crypto';
import { createElement } from 'react';
import { PageMain } from '../../../templates/layouts/PageLayout.tsx';
import { noTrackedCache, type TrackedCache } from '../../cache/tracked-cache.ts';
import { outputPathOf } from '../../content/routes/addresses.ts';
import type { Diagnostic, Result } from '../../diagnostics/diagnostic.ts';
import { keyOf } from '../../files/hash.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { MissingTextError } from '../../text/translator.ts';
import {
  contentFileOf,
  type PageModel,
  pageTypeOf,
  problemOf,
  propsOf,
  type SiteModel,
} from '../model/site-model.ts';
import { buildMetaPolicy, policyOptionsOf } from './content-security-policy.ts';
import { formatDocument } from './document.ts';
import { type RenderFailure, renderFailureDiagnostics } from './render-failures.ts';
import { type HeadParts, renderHead, renderStructuredData } from './render-head.ts';
import { createPageFrame, type PageFrame, renderPart } from './render-part.ts';
import { extractReferences, extractSearchText, type References, type SearchText } from './scan-html.ts';
import { formatSpeculationRules } from './speculation-rules.ts';

type RenderOptions = {
  readonly tracked?: TrackedCache;
  /** Selects the rendered pages. @default all pages */
  readonly isSelected?: (page: PageModel) => boolean;
};

type SharedParts = Omit<HeadParts, 'metaPolicy'>;

/** In the order of languages and routes. Unchanged pages come from the cache. */
export function renderPages(
  site: SiteModel,
  parts: SharedParts,
  options: RenderOptions = {},
): Result<RenderedPage[]> {
  // Every page depends on what is read outside of its own computation, such as settings for all pages.
  return site.tracker.collect(() => renderAll(site, parts, options)).value;
}

function renderAll(
  site: SiteModel,
  parts: SharedParts,
  { tracked = noTrackedCache, isSelected = () => true }: RenderOptions,
): Result<RenderedPage[]> {
  const value: RenderedPage[] = [];
  const diagnostics: Diagnostic[] = [];
  const failures: RenderFailure[] = [];
  const speculation = `<script type="speculationrules">${formatSpeculationRules(site)}</script>`;
  const metaPolicy = site.hosting.metaPolicy
    ? buildMetaPolicy(policyOptionsOf(site, parts.assets))
    : undefined;
  const headParts = { ...parts, metaPolicy };
  const { files: _, ...assets } = parts.assets;
  const assetsKey = keyOf(assets);
  for (const language of site.languages) {
    const frame = createPageFrame(site.tracker.memoize);
    for (const page of language.pages.filter(isSelected)) {
      try {
        const render = () =>
          formatDocument(page, {
            head: renderHead(page, site, headParts),
            body: renderBody(page, frame),
            end: `${speculation}\n${renderStructuredData(page, site)}`,
          });
        value.push(
          renderTrackedPage(page, [assetsKey, parts.pictures.shareImageOf(page.language)], render, tracked),
        );
      } catch (error) {
        const { address } = page;
        if (error instanceof MissingTextError) {
          diagnostics.push(problemOf(page, 'render/missing-text', `${address}: ${error.message}`));
        } else failures.push({ address, file: contentFileOf(page), error });
      }
    }
  }
  return { value, diagnostics: [...diagnostics, ...renderFailureDiagnostics(failures)] };
}

function renderBody(page: PageModel, frame: PageFrame): string {
  const { context, route } = page;
  const draftNotice = route.draft ? context.ui.common.draft : undefined;
  const main = createElement(
    PageMain,
    { draftNotice },
    createElement(pageTypeOf(page).template, propsOf(page)),
  );
  return `${frame.header(context)}\n${renderPart(main, context)}\n${frame.footer(context)}`;
}

export type RenderedPage = References & {
  readonly page: PageModel;
  /** A cached page is rendered again when its contents are first read. */
  readonly file: OutputFile & { readonly sha256: string };
  readonly searchText: SearchText;
};

export const nameOfPage = ({ address }: Pick<PageModel, 'address'>): string => `page ${address}`;

/** `inputs` are the dependencies of the page other than content. */
export function renderTrackedPage(
  page: PageModel,
  inputs: unknown,
  render: () => string,
  { track }: Pick<TrackedCache, 'track'>,
): RenderedPage {
  let html: string | undefined;
  const contents = () => {
    html ??= render();
    return html;
  };
  const { sha256, ...extracted } = track(nameOfPage(page), inputs, () => ({
    sha256: hash('sha256', contents()),
    ...extractReferences(contents()),
    searchText: extractSearchText(contents()),
  }));
  const file = {
    path: outputPathOf(page.address),
    sha256,
    get contents() {
      return contents();
    },
  };
  return { page, file, ...extracted };
}
