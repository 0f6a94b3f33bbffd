/**
 * Formats the rules of a site for nginx, to be included in its `server` block. A location that adds a header loses
 * those of its parent, so each location repeats the whole set.
 */
import {
  type Headers,
  type HostTable,
  listHeaders,
  listHomeForms,
  listPageForms,
  prefixOf,
} from './host-table.ts';

/** Returns the file. */
export function formatNginx(table: HostTable): string {
  const { homes, redirects, gone, hidden, missing } = table;
  return [
    formatSettings(table),
    ...formatMissing(table),
    '',
    ...formatHeaders(listHeaders(table, '/')),
    '',
    '# One address for every page.',
    ...homes.flatMap((home) => formatAnswers(listHomeForms(home), `308 ${home}$is_args$args`)),
    ...redirects.flatMap(({ from, to }) => formatAnswers(listPageForms(from), `301 ${to}$is_args$args`)),
    ...formatAnswers(gone.flatMap(listPageForms), '410'),
    // Host files, error pages and precompressed files are not served at their own addresses.
    ...formatAnswers([...hidden, ...missing.map(({ file }) => file.replace(/\.html$/u, ''))], '404'),
    'location ~ \\.(?:br|gz)$ { return 404; }',
    otherForms,
    '# The site.',
    ...homes.map((home) =>
      formatLocation(`= ${home}`, [`try_files ${home}index.html =404;`], listHeaders(table, home)),
    ),
    ...table.groups.flatMap(({ patterns }) => patterns).map((pattern) => formatPattern(table, pattern)),
    formatLocation('/', ['try_files $uri.html $uri =404;'], listHeaders(table, '/')),
    ...missing.map(({ file }) => formatLocation(`= ${file}`, ['internal;'], listHeaders(table, file))),
    '',
  ].join('\n');
}

function formatSettings({ host, types }: HostTable): string {
  const rows = Object.entries(types).map(([extension, type]) => `  ${bareType(type)} ${extension};`);
  const texts = Object.values(types).filter(
    (type) => type !== bareType(type) && bareType(type) !== 'text/html',
  );
  return `# Rules for nginx 1.19 or newer, made by the site generator. Include this file in the server block:
#
#   server {
#     listen 443 ssl;
#     server_name ${host};
#     root /srv/site;
#     include /etc/nginx/site.conf;
#   }

absolute_redirect off;
server_tokens off;

types {
${rows.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...new Set(texts.map(bareType))].join(' ')};

# A release build writes .br and .gz files beside text files. brotli_static needs a module (Debian and Ubuntu:
# libnginx-mod-http-brotli-static); without it, delete the line.
brotli_static on;
gzip_static on;
gzip_vary on;
`;
}

function bareType(type: string): string {
  return type.split(';')[0] ?? type;
}

/** Later conditions override earlier ones, so the longest addresses come last. */
function formatMissing({ missing, gone }: HostTable): readonly string[] {
  const settings = missing.map(({ under, file }) => {
    const set = `set $missing_page ${file};`;
    return under === '/' ? set : `if ($uri ~ ^${under}) { ${set} }`;
  });
  return [
    '# The page that says in the right language that nothing is there.',
    ...settings.toReversed(),
    `error_page 404${gone.length > 0 ? ' 410' : ''} $missing_page;`,
  ];
}

/** Formats the same response for several addresses. */
function formatAnswers(addresses: readonly string[], answer: string): readonly string[] {
  return addresses.map((address) => `location = ${address} { return ${answer}; }`);
}

/** The pattern allows no dots, double slashes or line breaks in the redirect target. */
const otherForms = `location ~ "^(?<page>(?:/[A-Za-z0-9-]+)+)(?:\\.html|/)$" {
  if (-f $document_root$page.html) { return 308 $page$is_args$args; }
  return 404;
}
`;

function formatPattern(table: HostTable, pattern: string): string {
  const prefix = prefixOf(pattern);
  const match = prefix === undefined ? `= ${pattern}` : `^~ ${prefix}`;
  return formatLocation(match, ['try_files $uri =404;'], listHeaders(table, prefix ?? pattern));
}

function formatLocation(match: string, directives: readonly string[], headers: Headers): string {
  const lines = [...directives, ...formatHeaders(headers)].map((line) => `  ${line}`);
  return `location ${match} {\n${lines.join('\n')}\n}`;
}

function formatHeaders(headers: Headers): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

/** Throws for a value that nginx would interpret. */
function quote(value: string): string {
  const mark = ['"', "'"].find((each) => !value.includes(each));
  if (mark !== undefined && !/[\r\n$\\]/u.test(value)) return `${mark}${value}${mark}`;
  throw new Error(`nginx cannot send ${JSON.stringify(value)} as it is.`);
}
