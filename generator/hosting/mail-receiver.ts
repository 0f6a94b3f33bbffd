/** Receives messages of the form: limits their number, stores them in the spool and sends them by mail. */
import { formPages } from '../../templates/form/message-form.ts';
import type { ReceiveMessage } from './form-handler.ts';
import type { FormOptions } from './form-options.ts';
import { readPage } from './form-server.ts';
import { createMailer, type MailSettings } from './mailer.ts';
import { createRateLimit } from './rate-limit.ts';
import type { SiteFiles } from './site-files.ts';
import { openSpool, type SpoolOptions } from './spool.ts';

export type MailReceiverOptions = Omit<SpoolOptions, 'send'> & {
  readonly mail: MailSettings;
  readonly sourceLanguage: FormOptions['sourceLanguage'];
  readonly files: SiteFiles;
};

/** Opens the spool. Throws `SystemError`. */
export function openMailReceiver({ mail, sourceLanguage, files, ...options }: MailReceiverOptions) {
  // Pages of the default language have no prefix.
  const readForm = async () =>
    (await readPage(`/${sourceLanguage}${formPages.form}`, files)) ??
    (await readPage(formPages.form, files)) ??
    '';
  const spool = openSpool({ ...options, send: createMailer(mail, readForm) });
  const limit = createRateLimit(options.now);
  const receive: ReceiveMessage = async (message, client) => {
    const retryAfter = spool.isKnown(message.id) ? 0 : limit(client);
    if (retryAfter > 0) return { status: 429, retryAfter };
    // The mail server has not answered: the visitor reads that the message may have arrived.
    return (await spool.deliver(message)) ? undefined : { status: 502 };
  };
  return { receive, close: spool.close };
}
