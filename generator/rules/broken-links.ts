/** Links lead to published pages and existing sections. They contain no language and have a safe scheme. */
import { addressExamples, addressFiles, explainTelLink } from '../../schema/index.ts';
import type { Rule } from '../../schema/rule.ts';
import type { FileType } from '../content/content-file.ts';
import { locationOf } from '../content/content-text.ts';
import { findFacts } from '../content/find-facts.ts';
import {
  explainAddress,
  explainUnpublished,
  type KnownAddresses,
} from '../content/routes/explain-address.ts';
import { findMovedAddresses } from '../content/routes/moved-addresses.ts';
import { belongsToAny } from '../content/routes/unpublished-records.ts';
import { stringsIn } from '../content/values-in.ts';
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import type { SiteContext } from './rule-context.ts';

/** Reports each broken link of a text, and each broken address in a shared file. */
export const brokenLinks: Rule<Context> = {
  ids: ['link/broken', 'link/language', 'link/anchor', 'link/scheme'],
  run: (context) => {
    const addresses = {
      routes: new Map(context.routes.map((route) => [route.path, route])),
      unpublished: context.unpublished,
      moved: findMovedAddresses(context),
    };
    return [...checkTexts(context, addresses), ...checkSharedFiles(context, addresses)];
  },
};

type Context = Pick<SiteContext, 'files' | 'routes' | 'links' | 'languages' | 'unpublished'>;

type SiteAddresses = Omit<KnownAddresses, 'languages'>;

function checkTexts({ links, languages }: Context, addresses: SiteAddresses): Diagnostic[] {
  return links.flatMap((link) => {
    const { target, start } = link;
    const problem =
      target === '' ? undefined : explainTarget(target, { ...addresses, languages }, link.fileType);
    return problem === undefined
      ? []
      : [{ ...locationOf(link, { start, length: target.length }), ...problem }];
  });
}

/** Reports each address in a shared file that leads to no existing page or section. */
function checkSharedFiles({ files }: Context, { routes, unpublished, moved }: SiteAddresses): Diagnostic[] {
  const addresses = { routes, languages: [], moved, fallbackFix: 'Remove it until the page exists.' };
  return addressFiles.flatMap((name) => {
    const facts = findFacts(files, name);
    return stringsIn(facts?.data)
      .filter(([, text]) => text.startsWith('/'))
      .flatMap(([path, target]) => {
        const problem =
          explainUnpublished(target.replace(/#.*$/su, ''), unpublished) ?? explainAddress(target, addresses);
        return problem === undefined
          ? []
          : [{ ...locationOf({ file: facts?.file ?? '', path }), ...problem }];
      });
  });
}

function explainTarget(target: string, addresses: KnownAddresses, source: FileType): Explanation | undefined {
  const scheme = /^(?:(?<name>[a-z][a-z0-9+.-]*):|\/\/)/iu.exec(target);
  if (scheme === null) {
    const problem = explainUnpublished(target, addresses.unpublished);
    if (problem === undefined) return explainAddress(target, addresses);
    // An unpublished record may link to another one.
    return belongsToAny(source, addresses.unpublished) ? undefined : problem;
  }
  return explainScheme(target, scheme.groups?.name ?? '//');
}

function explainScheme(target: string, scheme: string): Explanation | undefined {
  if (scheme === 'mailto') return undefined;
  if (scheme === 'tel') {
    const problem = explainTelLink(target);
    if (problem === undefined) return undefined;
    const fix = 'Write tel: and the number with + and country code, or its placeholder.';
    return { rule: 'link/scheme', message: `"${target}" ${problem}.`, fix };
  }
  if (scheme === 'https' && URL.canParse(target)) return undefined;
  const secure = `https:${target.replace(/^https?:/iu, '')}`;
  const isWeb = /^(?:https?|\/\/)$/iu.test(scheme);
  return {
    rule: 'link/scheme',
    message: `"${target}" is not an allowed link: use https, mailto, tel or an address on the site.`,
    fix:
      isWeb && URL.canParse(secure)
        ? `Write ${secure}`
        : `Link to a page of the site, such as ${addressExamples.path}.`,
  };
}
