/** The part of `dev` that is loaded anew when a source changes: the site, and its answers to requests. */
import type { IncomingMessage } from 'node:http';
import { readFormSettings } from '../../../templates/message-form.ts';
import type { LocatedDiagnostic } from '../../diagnostics/index.ts';
import { answerAsHost } from '../../hosting/preview-server.ts';
import { emptyPage } from './dev-pages.ts';
import { type DevSiteOptions, openDevSite } from './dev-site.ts';
import { findMarked } from './find-marked.ts';
import { type ClickedText, findSentence } from './find-sentence.ts';

/** What the program needs to know of the world. */
export type DevProgramOptions = DevSiteOptions & {
  /** Absolute path of the file that messages of the form are appended to. */
  readonly messagesFile: string;
};

/** A program that is loaded. */
export type DevProgram = ReturnType<typeof openDevProgram>;

/** Nothing is read before the first `update`. */
export function openDevProgram(options: DevProgramOptions) {
  const site = openDevSite(options);
  return {
    update: site.update,
    blockingErrors: site.blockingErrors,
    check: site.check,
    isReady: site.isReady,
    isDraft: site.isDraft,
    /** Returns the answer of a host; undefined when there is none. A page that cannot be rendered has status 500. */
    answer: async (request: IncomingMessage): Promise<Response | undefined> => {
      const form = { ...readFormSettings(site.settings()), ...options };
      const answer = await answerAsHost(request, { ...form, files: site.files });
      const isPage = answer?.headers.get('Content-Type')?.startsWith('text/html') === true;
      if (answer === undefined || !isPage || answer.body === null) return answer;
      const html = await answer.text();
      return new Response(html, {
        status: html === emptyPage ? 500 : answer.status,
        headers: answer.headers,
      });
    },
    /** Returns the languages of the page at an address. */
    languagesOf: (address: string) => site.pageModel(address)?.context.languages ?? [],
    /** Returns the texts of the page at an address that have a problem. */
    findMarked: (address: string, problems: readonly LocatedDiagnostic[]): readonly string[] => {
      const content = site.contentOf(address);
      return content ? findMarked(problems, content) : [];
    },
    /** Returns the place of a text that the page at an address shows. */
    findSentence: (address: string, clicked: ClickedText) => {
      const content = site.contentOf(address);
      return content && findSentence(clicked, content);
    },
  };
}
