import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { SITE_FILE } from '../../generator/content/find-languages.ts';
import { readFormOptions } from '../../generator/hosting/form-server.ts';
import { listenOn } from '../../generator/hosting/http-server.ts';
import {
  createPreviewServer,
  type FormFailure,
  failWith,
  storeIn,
} from '../../generator/hosting/preview-server.ts';
import { filesIn } from '../../generator/hosting/static-files.ts';
import { sharedOutput } from '../site/built-pages.ts';
import { copyProject, projectRoot, runSite } from '../site/temporary-project.ts';

export type BuiltSite = {
  readonly origin: string;
  readonly outputFolder: string;
  readonly messagesFile: string;
  readonly close: () => void;
};

/** Builds the site unless the tests of a run share a built one. */
export function startBuiltSite(): Promise<BuiltSite> {
  if (process.env.TEST_SITE !== undefined) return serveSite(sharedOutput());
  return serveTemporarySite(buildSite);
}

const testForm = { action: '/api/contact', honeypot: 'website' };

/** Throws with the problem list when the site cannot be built. */
export function buildSite(outputFolder: string): void {
  const { formAction, honeypot } = readFormOptions(projectRoot);
  const hasTestForm = formAction === testForm.action && honeypot === testForm.honeypot;
  const root = hasTestForm ? projectRoot : copyProject();
  if (!hasTestForm) {
    const file = path.join(root, SITE_FILE);
    const settings = parseDocument(readFileSync(file, 'utf8'));
    const own = { ...testForm, encoding: 'urlencoded', successField: 'success', errorsField: 'errors' };
    for (const [name, value] of Object.entries({ ...own, hidden: {} }))
      settings.setIn(['contactForm', name], value);
    writeFileSync(file, String(settings));
  }
  const run = runSite(root, ['generate', '--out', outputFolder]);
  if (!hasTestForm) rmSync(root, { recursive: true });
  if (run.code !== 0) throw new Error(`The site could not be built.\n${run.output}${run.errors}`);
}

/** Closing the site removes the folder. */
export async function serveTemporarySite(write: (outputFolder: string) => unknown): Promise<BuiltSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-site-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const outputFolder = path.join(folder, 'dist');
    await write(outputFolder);
    const site = await serveSite(outputFolder);
    return {
      ...site,
      close: () => {
        site.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** How the form fails; read for each message, so that a test can change it. */
export type SimulatedForm = { readonly formFailure?: FormFailure };

export async function serveSite(outputFolder: string, options: SimulatedForm = {}): Promise<BuiltSite> {
  // Each process of a run has its own file.
  const messagesFile = `${outputFolder}-messages-${process.pid}.jsonl`;
  const store = storeIn(messagesFile);
  const server = createPreviewServer({
    files: filesIn(outputFolder),
    formAction: testForm.action,
    honeypot: testForm.honeypot,
    bounds: readFormOptions(projectRoot).bounds,
    receive: (...message) => {
      const { formFailure } = options;
      return formFailure === undefined ? store(...message) : failWith(formFailure)(...message);
    },
    now: () => new Date(0),
  });
  const { port } = await listenOn(server, { host: '127.0.0.1', port: 0, exact: true });
  return {
    origin: `http://127.0.0.1:${port}`,
    outputFolder,
    messagesFile,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export function htmlOf(outputFolder: string, file: string): string {
  return readFileSync(path.join(outputFolder, file), 'utf8');
}
