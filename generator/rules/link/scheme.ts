import { addressExamples, explainTelLink } from '../../../schema/index.ts';
import type { Problem } from '../../../schema/rule.ts';
import { locationOf } from '../../content/content-text.ts';
import type { Rule, SiteContext } from '../rule-context.ts';
import { schemeOf } from '../shared/link-problems.ts';

export const linkScheme = {
  id: 'link/scheme',
  severity: 'error',
  fixed: true,
  summary: 'Links use https, mailto, tel with a whole number, or an address on the site.',
  supersedes: ['i18n/marks'],
  run: ({ links }: Pick<SiteContext, 'links'>) =>
    links.flatMap((link) => {
      const { target, start } = link;
      const scheme = schemeOf(target);
      const problem = scheme === undefined ? undefined : schemeDiagnostic(target, scheme);
      return problem === undefined
        ? []
        : { ...locationOf(link, { start, length: target.length }), ...problem };
    }),
} satisfies Rule;

function schemeDiagnostic(target: string, scheme: string): Pick<Problem, 'message' | 'fix'> | undefined {
  if (scheme === 'mailto') return undefined;
  if (scheme === 'tel') {
    const problem = explainTelLink(target);
    if (problem === undefined) return undefined;
    const fix = 'Write tel: and the number with + and country code, or its placeholder.';
    return { message: `"${target}" ${problem}.`, fix };
  }
  if (scheme === 'https' && URL.canParse(target)) return undefined;
  const secure = `https:${target.replace(/^https?:/iu, '')}`;
  const isWeb = /^(?:https?|\/\/)$/iu.test(scheme);
  return {
    message: `"${target}" is not an allowed link: use https, mailto, tel or an address on the site.`,
    fix:
      isWeb && URL.canParse(secure)
        ? `Write ${secure}`
        : `Link to a page of the site, such as ${addressExamples.path}.`,
  };
}
