/**
 * Formats the file `_headers` of Netlify and Cloudflare. Every matching rule applies, and values of the same header
 * are joined with a comma, so no two rules may set the same header for one address. The hosts read patterns
 * differently: on Netlify `/guide/*` also matches `/guide`. Patterns that end inside a name, such as `/se*`, mean the
 * same on both.
 */
import { type Headers, type HostTable, listHeaders, matchesPattern, prefixOf } from './host-table.ts';

/** Limits of Cloudflare; those of Netlify are higher. */
const maxRules = 100;
const maxLineLength = 2000;

const resourcePolicy = 'Cross-Origin-Resource-Policy';

const introduction =
  '# No two rules name the same header for one address: hosts would join the values. Hence rules such as /se*.';

type Rule = readonly [pattern: string, headers: Headers];

/** Returns the file. Throws when it exceeds the limits of hosts, or when a value has a line break. */
export function formatHeadersFile(table: HostTable): string {
  const rules = [...planCommonRules(table), ...planGroupRules(table)];
  if (rules.length > maxRules)
    throw new Error(`_headers has ${rules.length} rules, which exceeds the limit of hosts.`);
  const blocks = rules.map(([pattern, headers]) => [pattern, ...Object.entries(headers).map(formatLine)]);
  return `${[[introduction], ...blocks].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/**
 * Returns the rules for every address. When some groups have another resource policy, that of pages has
 * separate rules, which match no address of those groups.
 */
function planCommonRules(table: HostTable): readonly Rule[] {
  const policy = { [resourcePolicy]: pagePolicy(table) };
  const groups = table.groups.filter(({ headers }) => headers[resourcePolicy] !== pagePolicy(table));
  const exceptions = groups.flatMap(({ patterns }) => patterns);
  if (exceptions.length === 0) return [['/*', { ...table.headers, ...policy }]];
  const patterns = listPrefixes(table.addresses, exceptions).map((prefix) => `${prefix}*`);
  return [['/*', table.headers], ...['/', ...patterns].map((pattern): Rule => [pattern, policy])];
}

/**
 * Returns the rules with the additional headers of each group. Pages have no such rules, because hosts have
 * their own cache rule for pages.
 */
function planGroupRules(table: HostTable): readonly Rule[] {
  return table.groups
    .flatMap(({ headers, patterns }) =>
      patterns.map((pattern): Rule => [pattern, removeCovered(table, pattern, headers)]),
    )
    .filter(([, headers]) => Object.keys(headers).length > 0);
}

/** Removes headers that another rule sets for the same addresses. */
function removeCovered(table: HostTable, pattern: string, headers: Headers): Headers {
  const enclosing = table.groups.filter(({ patterns }) =>
    patterns.some((other) => other !== pattern && matchesPattern(other, pattern)),
  );
  const covered = new Set(enclosing.flatMap((group) => Object.keys(group.headers)));
  const isCovered = ([name, value]: readonly [string, string]) =>
    name === resourcePolicy ? value === pagePolicy(table) : covered.has(name);
  return Object.fromEntries(Object.entries(headers).filter((entry) => !isCovered(entry)));
}

/** Returns the resource policy of pages. */
function pagePolicy(table: HostTable): string {
  return listHeaders(table, '/')[resourcePolicy] ?? '';
}

/**
 * Returns the shortest prefixes that match all addresses except those of the excepted patterns. Throws when no prefix
 * separates an address from such a pattern.
 */
function listPrefixes(addresses: readonly string[], exceptions: readonly string[]): readonly string[] {
  const excludedStarts = exceptions.map((pattern) => prefixOf(pattern) ?? pattern);
  const included = addresses.filter(
    (address) => address !== '/' && !exceptions.some((pattern) => matchesPattern(pattern, address)),
  );
  const prefixes = included.map((address) => {
    const starts = Array.from(address, (_, index) => address.slice(0, index + 1));
    // On Netlify, a pattern that ends in `/*` also matches the address without the slash.
    const prefix = starts.find(
      (start) => !start.endsWith('/') && !excludedStarts.some((excluded) => excluded.startsWith(start)),
    );
    if (prefix !== undefined) return prefix;
    throw new Error(
      `Header rules cannot distinguish ${address} from pictures for other sites; rename one of them.`,
    );
  });
  return [...new Set(prefixes)].sort();
}

function formatLine([name, value]: readonly [string, string]): string {
  const line = `  ${name}: ${value}`;
  if (line.length >= maxLineLength) throw new Error(`The header ${name} exceeds the length limit of hosts.`);
  if (/[\r\n]/u.test(value)) throw new Error(`The header ${name} has a line break.`);
  return line;
}
