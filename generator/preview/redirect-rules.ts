/** Reads the `_redirects` file of an output as Netlify does: `from to status` a line, `*` at the end for anything. */

/** One line of the file. */
export type RedirectRule = {
  /** Matches the addresses it is for; `splat` is what stands in place of the asterisk. */
  readonly pattern: RegExp;
  readonly to: string;
  /** 404 shows the file `to`, others lead there. */
  readonly status: number;
};

/** Statuses that the preview knows. Rewrites to other places and forced rules are not of this site. */
const statuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308, 404]);
const defaultStatus = 301;

/** Reads a file; lines of another form are passed over. */
export function parseRedirectRules(text: string): readonly RedirectRule[] {
  return text.split(/\r?\n/u).flatMap((line) => {
    const [from = '', to = '', code = String(defaultStatus)] = line.trim().split(/\s+/u);
    const status = Number(code);
    const isRule = from.startsWith('/') && to.startsWith('/') && statuses.has(status);
    return isRule ? [{ pattern: buildPattern(from), to, status }] : [];
  });
}

/** The first rule for an address that no file answers, with the address that it leads to. */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
): { readonly to: string; readonly status: number } | undefined {
  for (const { pattern, to, status } of rules) {
    const match = pattern.exec(path);
    if (match !== null) return { to: to.replaceAll(':splat', match.groups?.splat ?? ''), status };
  }
  return undefined;
}

/** For Netlify `/news/*` is `/news`, too, and a slash at the end means nothing. */
function buildPattern(from: string): RegExp {
  const bare = from.replace(/\/\*$/u, '');
  const source = RegExp.escape(bare);
  return new RegExp(bare === from ? `^${source}/?$` : `^${source}(?:/(?<splat>.*))?$`, 'u');
}
