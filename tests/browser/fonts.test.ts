import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleStyles, stylesEntry } from '../../generator/bundle/bundle-styles.ts';
import { type Bundle, outputOf } from '../../generator/bundle/run-esbuild.ts';
import { openBrowser } from './browser.ts';
import { type FileServer, type ServedFile, serveFiles } from './serve-files.ts';

let styles: Bundle;
let server: FileServer;
let browser: Browser;
let page: Page;

const pages = {
  /** Figures, money, marks and Latin words in text and headings, as the site has them. */
  '/ar': `<html lang="ar" dir="rtl" data-script="Arab"><h1>معنى «بلا كفالة» (<bdi lang="en">No Bond</bdi>): 10% من $5,000!</h1>
    <p>اتصلوا بنا <b>(626) 555-0100</b>، <bdi dir="ltr">info@example.com</bdi>؛ 24/7. هل يومًا؟ (Booking) 12,500 \u20662–4\u2069…</p>
    <p>حقول * إلزامية: 1 + 1 - “نص” &amp; Español\u200f</p>`,
  '/en': `<html lang="en" dir="ltr"><h1>Bail bonds: “day &amp; night”, 10% of $5,000</h1>
    <p>Call <b>(626) 555-0100</b>. <a lang="ar" dir="rtl">العربية</a> [x] {y} 1–2…</p>`,
  '/es': `<html lang="es" dir="ltr"><h1>¿Cuánto cuesta? ¡Última opción!</h1><p>Años, pingüino, “fianza” · 5 × 5</p>`,
} as const;

beforeAll(async () => {
  styles = await bundleStyles({ projectRoot: join(import.meta.dirname, '..', '..'), minify: true });
  const sheet = `/${outputOf(styles, stylesEntry).path}`;
  const files = new Map<string, ServedFile>();
  for (const { path, contents } of styles.files) {
    files.set(`/${path}`, { type: path.endsWith('.css') ? 'text/css' : 'font/woff2', body: contents });
  }
  for (const [path, body] of Object.entries(pages)) {
    const html = `<!doctype html>${body}<link rel="stylesheet" href="${sheet}">`;
    files.set(path, { type: 'text/html; charset=utf-8', body: html });
  }
  server = await serveFiles(files);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Names and total bytes of the fonts that a page fetches. */
async function fontsOf(path: keyof typeof pages) {
  page = await browser.newPage();
  server.requests.length = 0;
  await page.goto(`${server.origin}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.close();
  const fonts = styles.files.filter(
    ({ path: file }) => server.requests.includes(`/${file}`) && file.endsWith('2'),
  );
  return {
    names: fonts.map(({ path: file }) => file.replace(/^assets\/|-[A-Z0-9]{8}\.woff2$/gu, '')).sort(),
    bytes: fonts.reduce((sum, { contents }) => sum + contents.length, 0),
  };
}

describe('the fonts of a first visit', () => {
  it('are the Arabic files, which hold figures and Latin names, on an Arabic page: at most 48.5 KB', async () => {
    const { names, bytes } = await fontsOf('/ar');
    expect(names).toEqual(['markazi-arabic', 'vazirmatn-arabic']);
    expect(bytes).toBeLessThanOrEqual(48_500);
  });

  it.each(['/en', '/es'] as const)('are the Latin files at %s: at most 23 KB', async (path) => {
    const { names, bytes } = await fontsOf(path);
    expect(names).toEqual(['markazi-latin', 'vazirmatn-latin']);
    expect(bytes).toBeLessThanOrEqual(23_000);
  });
});
