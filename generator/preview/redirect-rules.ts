/** Reads the `_redirects` file of an output as Netlify does: `from to status` a line, `*` at the end for anything. */

/** Where an address without a file leads. */
export type Redirect = {
  readonly to: string;
  /** 404 shows the file `to`, others lead there. */
  readonly status: number;
};

/** Statuses that the preview knows. Rewrites to other places and forced rules are not of this site. */
const statuses: ReadonlySet<string> = new Set(['301', '302', '303', '307', '308', '404']);

/** What the first rule for an address says; lines of another form are passed over. */
export function findRedirect(text: string, path: string): Redirect | undefined {
  for (const line of text.split(/\r?\n/u)) {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/u);
    if (!from.startsWith('/') || !to.startsWith('/') || !statuses.has(status)) continue;
    const match = buildPattern(from).exec(path);
    if (match !== null)
      return { to: to.replaceAll(':splat', match.groups?.splat ?? ''), status: Number(status) };
  }
  return undefined;
}

/** For Netlify `/news/*` is `/news`, too, and a slash at the end means nothing. */
function buildPattern(from: string): RegExp {
  const bare = from.replace(/\/\*$/u, '');
  const source = RegExp.escape(bare);
  return new RegExp(bare === from ? `^${source}/?$` : `^${source}(?:/(?<splat>.*))?$`, 'u');
}
