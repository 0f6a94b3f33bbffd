/** Serves an output folder on this machine as the hosts will, and takes the messages of the form. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FormSettings } from '../../templates/message-form.ts';
import { type Answer, buildTextAnswer, sendAnswer } from './answer.ts';
import { answerForm, type FormFailure } from './form-endpoint.ts';
import { splitTarget } from './resolve-address.ts';
import { answerStatic, createFileFinder } from './static-files.ts';

/** What to serve. */
export type PreviewOptions = FormSettings & {
  /** Absolute path of the folder. It may be replaced while the server runs. */
  readonly outputFolder: string;
  /** Absolute path of the file that messages are appended to, such as `.cache/messages.jsonl` in the project. */
  readonly messagesFile: string;
  readonly now: () => Date;
  /** Makes every message fail, to see what the form does then. */
  readonly formFailure?: FormFailure | undefined;
  /** Hears what went wrong inside the server, which answers 500 and goes on. */
  readonly onFault?: (error: unknown) => void;
};

/** A server that does not listen yet; see `listenOn`. */
export function createPreviewServer(options: PreviewOptions): Server {
  return createServer((request, response) => {
    respond(request, response, options).catch((error: unknown) => {
      if (request.socket.destroyed) return;
      options.onFault?.(error);
      if (response.headersSent) response.destroy();
      else sendAnswer(request, response, buildTextAnswer(500, 'The preview server failed to answer'));
    });
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  options: PreviewOptions,
): Promise<void> {
  const answer = await findAnswer(request, options);
  if (answer !== undefined) sendAnswer(request, response, answer);
}

async function findAnswer(request: IncomingMessage, options: PreviewOptions): Promise<Answer | undefined> {
  const { outputFolder, messagesFile, honeypot, bounds, now, formFailure: failure } = options;
  // An address on another site is not ours to answer.
  if (splitTarget(request.url ?? '/').path !== splitTarget(options.formAction).path) {
    return answerStatic(request, outputFolder);
  }
  const hasFile = createFileFinder(outputFolder);
  return answerForm(request, { messagesFile, honeypot, bounds, now, failure, hasFile });
}
