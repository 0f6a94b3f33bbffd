/**
 * A site of a few hand-made pages around the real scripts, for tests of behaviours without the whole site. Its
 * server sends the security policy of R113, so that anything the policy forbids fails here first.
 */
import { createHash } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderToStaticMarkup } from 'react-dom/server';
import { bundleCore, bundleInline, bundleLazy } from '../../generator/bundle/bundle-scripts.ts';
import { bailEstimatorExamples } from '../../templates/islands/BailEstimator/BailEstimator.examples.ts';
import type { BailEstimatorProps } from '../../templates/islands/BailEstimator/BailEstimator.props.ts';
import { Island } from '../../templates/islands/Island.tsx';

/** The running site. */
export type SmallSite = {
  readonly origin: string;
  /** Lets `/slow`, which otherwise never answers, arrive. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
};

const projectRoot = new URL('../..', import.meta.url).pathname;
const languages = { ar: '', en: '/en', es: '/es' } as const;

/** Builds the scripts and serves `/`, `/faq` and `/slow` in three languages. */
export async function startSmallSite(): Promise<SmallSite> {
  const files = await makeFiles();
  const waiting: (() => void)[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const answer = () => send(response, files.pages.get(pathname) ?? files.scripts.get(pathname), files.policy);
    if (pathname.endsWith('/slow')) waiting.push(answer);
    else answer();
  });
  return {
    origin: await listen(server),
    release: () => {
      for (const answer of waiting.splice(0)) answer();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      // A server that listens on a port has an address with a port, not a path.
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

type ServedFile = { readonly type: string; readonly body: string };

function send(response: ServerResponse, file: ServedFile | undefined, policy: string): void {
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Security-Policy': policy }).end(file.body);
}

async function makeFiles() {
  const options = { projectRoot, minify: true };
  const lazy = await bundleLazy(options);
  const core = await bundleCore(options, lazy);
  const inline = textOf((await bundleInline(options)).files[0]?.contents).trim();
  const scripts = new Map<string, ServedFile>();
  for (const { path, contents } of [...lazy.files, ...core.files]) {
    scripts.set(`/${path}`, { type: 'text/javascript', body: textOf(contents) });
  }
  scripts.set('/favicon.ico', { type: 'image/x-icon', body: '' });
  scripts.set('/style.css', { type: 'text/css', body: style });
  const pages = new Map<string, ServedFile>();
  const coreAddress = `/${core.files[0]?.path}`;
  for (const [tag, prefix] of Object.entries(languages)) {
    for (const path of ['/', '/faq', '/slow']) {
      const body = formatPage({ tag, path, inline, coreAddress });
      pages.set(`${prefix}${path}`, { type: 'text/html; charset=utf-8', body });
    }
  }
  return { scripts, pages, policy: formatPolicy(inline) };
}

function textOf(contents: Uint8Array | undefined): string {
  return new TextDecoder().decode(contents);
}

function formatPolicy(inline: string): string {
  const hash = createHash('sha256').update(inline).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const style = `
.topbar, .dock { position: fixed; inset-inline: 0; background: #fff; }
.topbar { inset-block-start: 0; }
.dock { inset-block-end: 0; }
main { padding-block: 20rem; block-size: 3000px; }
[hidden] { display: none; }
`;

type PageParts = {
  readonly tag: string;
  readonly path: string;
  readonly inline: string;
  readonly coreAddress: string;
};

function formatPage({ tag, path, inline, coreAddress }: PageParts): string {
  const dir = tag === 'ar' ? 'rtl' : 'ltr';
  const links = Object.entries(languages)
    .map(([other, prefix]) => `<li><a href="${prefix}${path}" data-language="${other}">${other}</a></li>`)
    .join('');
  const islands = ['first', 'second'].map((prefix) => renderEstimator(prefix, { tag, dir })).join('');
  const home = languages[tag as keyof typeof languages];
  return `<!doctype html>
<html lang="${tag}" dir="${dir}" data-prefixes="en es"><head><meta charset="utf-8"><title>${tag} ${path}</title>
<script>${inline}</script><link rel="stylesheet" href="/style.css">
<script type="module" src="${coreAddress}"></script></head><body>
<a class="skip" href="#main">Skip</a>
<header class="topbar"><a href="${home}/">Home</a>
<details class="tool" data-tool="language"><summary>Language</summary><ul>${links}</ul></details>
<details class="tool" data-tool="menu"><summary>Menu</summary><ul><li><a href="${home}/faq">FAQ</a></li><li><a href="#main">Here</a></li></ul></details>
<a id="call" href="tel:+16265550100">Call</a></header>
<main id="main" tabindex="-1"><h1>${tag} ${path}</h1>
<button type="button" data-print>Print</button>
<a id="slow" href="${home}/slow">Slow page</a>
<a id="slow-download" href="${home}/slow" download>File</a>
<a id="slow-blank" href="${home}/slow" target="_blank">New tab</a>
<a id="same-page" href="#main">Same page</a>
<a id="away" href="https://www.example.com/">Away</a>
${islands}
<div data-island="bail-estimator" data-props="{}" data-prefix="form"><form action="${home}/faq"><input name="q" value="kept"><button id="send">Send</button></form></div>
</main>
<aside class="dock"><a class="totop" href="#top" hidden>Up</a><p role="status" data-loading hidden>Loading</p></aside>
</body></html>`;
}

function renderEstimator(prefix: string, language: { tag: string; dir: 'ltr' | 'rtl' }): string {
  const name = language.tag === 'ar' ? 'arabic' : 'english';
  // The examples have both names.
  const props = bailEstimatorExamples[name] as BailEstimatorProps;
  return renderToStaticMarkup(
    <section id={prefix}>
      <Island name="bail-estimator" prefix={prefix} props={props} language={language} />
    </section>,
  );
}
