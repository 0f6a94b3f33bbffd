/** The part of `dev` that is reloaded when a source file changes: the site and its responses. */
import type { IncomingMessage } from 'node:http';
import { readFormSettings } from '../../../templates/form/message-form.ts';
import type { LocatedDiagnostic } from '../../diagnostics/diagnostic.ts';
import { storeIn } from '../../hosting/messages-file.ts';
import { answerAsHost } from '../../hosting/preview-server.ts';
import { emptyPage } from './dev-pages.ts';
import { type DevSiteOptions, openDevSite } from './dev-site.ts';
import { findMarkedTexts } from './find-marked-texts.ts';
import { type ClickedText, findTextLocation } from './find-text-location.ts';

export type DevProgramOptions = DevSiteOptions & {
  /** Absolute path of the file that messages of the form are appended to. */
  readonly messagesFile: string;
};

/** A loaded program. */
export type DevProgram = ReturnType<typeof openDevProgram>;

/** Returns a program that reads nothing before the first `update`. */
export function openDevProgram(options: DevProgramOptions) {
  const site = openDevSite(options);
  const receive = storeIn(options.messagesFile);
  return {
    update: site.update,
    blockingErrors: site.blockingErrors,
    check: site.check,
    isReady: site.isReady,
    isDraft: site.isDraft,
    filesOf: site.filesOf,
    awaitedFiles: site.awaitedFiles,
    /**
     * Returns the response that a host would send for a file or a message of the form. A page that cannot be rendered has status 500.
     */
    answer: async (request: IncomingMessage): Promise<Response> => {
      const form = { ...readFormSettings(site.settings()), now: options.now, receive };
      const response = await answerAsHost(request, { ...form, files: site.files });
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
      if (!isPage || response.body === null) return response;
      const html = await response.text();
      return new Response(html, {
        status: html === emptyPage ? 500 : response.status,
        headers: response.headers,
      });
    },
    languagesOf: (address: string) => site.pageModel(address)?.context.languages ?? [],
    findMarkedTexts: (address: string, problems: readonly LocatedDiagnostic[]): readonly string[] => {
      const content = site.contentOf(address);
      return content ? findMarkedTexts(problems, content) : [];
    },
    findTextLocation: (address: string, clicked: ClickedText) => {
      const content = site.contentOf(address);
      return content && findTextLocation(clicked, content);
    },
  };
}
