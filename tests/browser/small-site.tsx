/**
 * A site of a few hand-made pages around the real scripts, for tests of behaviours without the whole site. Its
 * server sends the security policy of the site, so that anything the policy forbids fails here first.
 */
import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { bundleCore, bundleInline, bundleLazy } from '../../generator/bundle/bundle-scripts.ts';
import type { Bundle } from '../../generator/bundle/run-esbuild.ts';
import { bailEstimatorExamples } from '../../templates/islands/BailEstimator/BailEstimator.examples.ts';
import type { BailEstimatorProps } from '../../templates/islands/BailEstimator/BailEstimator.props.ts';
import { Island } from '../../templates/islands/Island.tsx';
import { cookieBannerExamples } from '../../templates/layouts/CookieBanner/CookieBanner.examples.ts';
import { CookieBanner, type CookieBannerProps } from '../../templates/layouts/CookieBanner/CookieBanner.tsx';
import { failedPartExamples } from '../../templates/layouts/FailedPart/FailedPart.examples.ts';
import { FailedPart, type FailedPartProps } from '../../templates/layouts/FailedPart/FailedPart.tsx';
import { readScriptData } from '../site/read-site-chat.ts';
import { inLanguage } from '../templates/in-language.tsx';
import { type FileServer, type ServedFile, serveFiles } from './serve-files.ts';

const projectRoot = new URL('../..', import.meta.url).pathname;
const languages = { ar: '', en: '/en', es: '/es' } as const;

/** Builds the scripts and serves `/`, `/faq` and `/slow`, which waits, in three languages. */
export async function startSmallSite(): Promise<FileServer> {
  const options = { projectRoot, minify: true };
  const lazy = await bundleLazy({ ...options, data: await readScriptData() });
  const core = await bundleCore(options, lazy);
  const inline = textOf((await bundleInline(options)).files[0]?.contents).trim();
  const pages = formatPages(inline, `/${core.files[0]?.path}`);
  const files = new Map([...serveScripts([lazy, core]), ...pages]);
  files.set('/favicon.ico', { type: 'image/x-icon', body: '' });
  files.set('/style.css', { type: 'text/css', body: style });
  files.set('/count.js', {
    type: 'text/javascript',
    body: "document.documentElement.dataset.counted = '';",
  });
  return serveFiles(files, {
    headers: { 'Content-Security-Policy': formatPolicy(inline) },
    isHeld: (path) => path.endsWith('/slow'),
  });
}

function serveScripts(bundles: readonly Bundle[]): [string, ServedFile][] {
  return bundles
    .flatMap(({ files }) => files)
    .map(({ path, contents }) => [
      `/${path}`,
      { type: path.endsWith('.css') ? 'text/css' : 'text/javascript', body: contents },
    ]);
}

function formatPages(inline: string, coreAddress: string): [string, ServedFile][] {
  return Object.entries(languages).flatMap(([tag, prefix]) =>
    ['/', '/faq', '/slow'].map((path): [string, ServedFile] => [
      `${prefix}${path}`,
      { type: 'text/html; charset=utf-8', body: formatPage({ tag, path, inline, coreAddress }) },
    ]),
  );
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
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const style = `
:root { --c-call: green; }
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
<nav class="languages"><ul>${links}</ul></nav>
<details class="tool"><summary>Menu</summary><ul><li><a href="${home}/faq">FAQ</a></li><li><a href="#main">Here</a></li></ul></details>
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
<aside class="dock">${renderCookies()}<a class="totop" href="#top" hidden>Up</a><p role="status" data-loading hidden>Loading</p></aside>
${renderToStaticMarkup(inLanguage(<FailedPart {...(failedPartExamples.english as FailedPartProps)} />))}
</body></html>`;
}

/** The banner, on a site with a script that waits for consent. */
function renderCookies(): string {
  // The examples have the name.
  const props = cookieBannerExamples.english as CookieBannerProps;
  return renderToStaticMarkup(inLanguage(<CookieBanner {...props} analytics="/count.js" />));
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
