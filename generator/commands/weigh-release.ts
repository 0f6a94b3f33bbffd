/** What `generate` does for a release beside building: weighs the site and makes the compressed twins. */
import type { BuiltSite } from '../build-site.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { compressFiles, createCompressor } from '../emit/compress-files.ts';
import type { OutputFile } from '../output-file.ts';
import type { Store } from '../store/store.ts';
import { checkBudgets } from '../verify/budgets.ts';
import { formatWeights } from '../verify/format-weights.ts';
import { weighSite } from '../verify/weigh-site.ts';

/** What was asked for. */
export type ReleaseOptions = {
  /** Whether files get compressed twins. */
  readonly twins: boolean;
  /** Where what need not be compressed again is kept. */
  readonly store: Store;
};

/** A weighed site. */
export type Release = {
  readonly twins: readonly OutputFile[];
  /** What is too heavy. */
  readonly diagnostics: readonly Diagnostic[];
  /** The weights as a table. */
  readonly table: string;
};

/** Weighs a site. */
export async function weighRelease(site: BuiltSite, options: ReleaseOptions): Promise<Release> {
  const compress = createCompressor(options.store);
  const weight = await weighSite(site, compress);
  const twins = options.twins ? await compressFiles(site.files, compress) : [];
  return { twins, diagnostics: checkBudgets(weight), table: formatWeights(weight) };
}
