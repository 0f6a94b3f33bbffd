/** Everything that goes into the output folder, planned before anything is written. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import type { Assets } from '../bundle/assets.ts';
import type { SiteModel } from '../model/site-model.ts';
import { buildContentSecurityPolicy, findFormOrigin, hashInlineScript, planHeaders } from './host-headers.ts';
import type { OutputFile } from './output-file.ts';
import { planFeeds } from './plan-feeds.ts';
import { planRobots, planSitemap } from './plan-sitemap.ts';

/** Folder whose files are published as they are. */
const PUBLIC_FOLDER = 'templates/public';

/** What the plan is made from. */
export type OutputPlan = {
  readonly pages: readonly OutputFile[];
  readonly model: SiteModel;
  readonly assets: Assets;
  readonly projectRoot: string;
};

/** All files, sorted by path. */
export async function planOutput({ pages, model, assets, projectRoot }: OutputPlan): Promise<OutputFile[]> {
  const files = [
    ...pages,
    ...assets.files,
    ...(await readPublicFiles(projectRoot)),
    ...planFeeds(model),
    planSitemap(model),
    planRobots(model),
    planHostHeaders(model, assets),
  ];
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function planHostHeaders(model: SiteModel, assets: Assets): OutputFile {
  const formOrigin = findFormOrigin(model.contactAction, model.baseUrl);
  return planHeaders({
    contentSecurityPolicy: buildContentSecurityPolicy({
      inlineScriptHashes: [hashInlineScript(assets.inlineScript)],
      ...(formOrigin === undefined ? {} : { formOrigin }),
    }),
  });
}

async function readPublicFiles(projectRoot: string): Promise<OutputFile[]> {
  const folder = path.join(projectRoot, PUBLIC_FOLDER);
  const names = await glob('**', { cwd: folder, dot: true });
  return Promise.all(
    names.map(async (name) => ({ path: name, contents: await readFile(path.join(folder, name)) })),
  );
}
