/**
 * The same content in Hugo, to be built beside ours in one run: each record as the data of a page, the frame of our
 * pages as the layout, and one template that prints all that a record holds. Hugo has less to do: it checks nothing,
 * joins nothing and draws nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { listFiles } from '../site/temporary-project.ts';

/** A ported site. */
export type Hugo = {
  /** Builds it as a whole, and returns the seconds of the process. */
  readonly build: () => number;
  readonly remove: () => void;
};

/** The site of a built project in Hugo; undefined where Hugo is not installed. */
export function findHugo(project: string, tags: readonly string[]): Hugo | undefined {
  if (spawnSync('hugo', ['version']).status !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'hugo-'));
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  for (const tag of tags) portLanguage(project, tag, put);
  put('layouts/partials/walk.html', walk);
  put('layouts/_default/single.html', page);
  put('hugo.yaml', settings(tags));
  return { build: () => build(folder), remove: () => rmSync(folder, { recursive: true }) };
}

type Put = (name: string, text: string) => void;

function portLanguage(project: string, tag: string, put: Put): void {
  const words = path.join(project, 'content', tag);
  for (const file of listFiles(words)) {
    if (!file.includes('/')) continue;
    const name = file.replace(/\.yaml$/u, '');
    const record = readFileSync(path.join(words, file), 'utf8').replace(/^(?=.)/gmu, '  ');
    put(`content/${tag}/${name}.md`, `---\nurl: /${tag}/${name}.html\nrecord:\n${record}\n---\n`);
  }
  const [home = ''] = listFiles(path.join(project, 'dist')).filter((file) => isHome(project, file, tag));
  const html = readFileSync(path.join(project, 'dist', home), 'utf8');
  const title = '<title>{{ .Params.record.seo.title }}</title>';
  put(
    `layouts/partials/head-${tag}.html`,
    html.replace(/<main[\s\S]*$/u, '').replace(/<title>[^<]*<\/title>/u, title),
  );
  put(`layouts/partials/foot-${tag}.html`, html.replace(/^[\s\S]*<\/main>/u, ''));
}

/** The home page of a language says which it is. */
function isHome(project: string, file: string, tag: string): boolean {
  if (path.basename(file) !== 'index.html') return false;
  return readFileSync(path.join(project, 'dist', file), 'utf8').includes(`<html lang="${tag}"`);
}

const walk =
  '{{- if reflect.IsMap . -}}{{ range $k, $v := . }}<section>{{ partial "walk.html" $v }}</section>{{ end }}' +
  '{{- else if reflect.IsSlice . -}}<ul>{{ range . }}<li>{{ partial "walk.html" . }}</li>{{ end }}</ul>' +
  '{{- else -}}<p>{{ . }}</p>{{- end -}}';

const page =
  '{{ partial (printf "head-%s.html" .Lang) . }}<main>{{ partial "walk.html" .Params.record }}</main>' +
  '{{ partial (printf "foot-%s.html" .Lang) . }}';

function settings(tags: readonly string[]): string {
  const languages = tags.map((tag) => `  ${tag}: { contentDir: content/${tag} }`);
  return [
    'baseURL: https://www.example.com/',
    `defaultContentLanguage: ${tags[0]}`,
    'disableKinds: [taxonomy, term, RSS, home, section, 404]',
    'languages:',
    ...languages,
    '',
  ].join('\n');
}

function build(folder: string): number {
  const started = performance.now();
  const run = spawnSync('hugo', ['--quiet', '-d', path.join(folder, 'out')], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`Hugo failed.\n${run.stderr}`);
  return (performance.now() - started) / 1000;
}
