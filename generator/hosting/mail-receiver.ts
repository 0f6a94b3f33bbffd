/** Receives messages of the form: limits their number, stores them in the spool and sends them by mail. */

import { createTransport } from 'nodemailer';
import { formatMessage } from '../../templates/form/form-page.tsx';
import { formPages } from '../../templates/form/message-form.ts';
import type { Message, ReceiveMessage } from './form-handler.ts';
import { type FormOptions, readPage } from './form-server.ts';
import { openSpool, type SpoolOptions } from './spool.ts';
import type { SiteFiles } from './static-files.ts';

export type MailReceiverOptions = Omit<SpoolOptions, 'send'> & {
  readonly mail: MailSettings;
  readonly sourceLanguage: FormOptions['sourceLanguage'];
  readonly files: SiteFiles;
};

/** Throws `SystemError`. */
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

export type MailSettings = {
  /** Address of the mail server with its credentials, such as `smtps://user:password@mail.example.org`. */
  readonly url: string;
  readonly from: string;
  readonly to: string;
};

/** Longer than the visitor waits, because a message in the spool can wait. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Rejects unless the mail server accepts the message. `readForm` may be empty: the site has no form. */
export function createMailer({ url, from, to }: MailSettings, readForm: () => Promise<string>) {
  // A message contains text only, so it never names a file or an address to attach.
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  const domain = /@(?<domain>[\w.-]+)/u.exec(from)?.groups?.domain ?? 'localhost';
  return async ({ id, received, fields }: Message): Promise<void> => {
    const { subject, sender, text } = formatMessage(await readForm(), fields);
    await transport.sendMail({
      // The recipient is fixed, whatever the visitor writes.
      envelope: { from, to },
      // A message that is sent again has the same id, so that the recipient can recognize it.
      messageId: `<${id}@${domain}>`,
      date: received,
      ...{ from, to, subject, text },
      replyTo: { name: sender, address: fields.email ?? '' },
    });
  };
}

/** Messages per window from one client and from all; a family often shares one address. */
const limits = { perClient: 5, overall: 100, windowMs: 10 * 60 * 1000 };

/** 0, or the seconds to wait when a limit is reached. */
export function createRateLimit(now: () => Date): (client: string) => number {
  let accepted: { readonly client: string; readonly time: number }[] = [];
  return (client) => {
    const time = now().getTime();
    accepted = accepted.filter((message) => message.time > time - limits.windowMs);
    const own = accepted.filter((message) => message.client === client);
    const oldest = own.length >= limits.perClient ? own[0] : undefined;
    const blocking = oldest ?? (accepted.length >= limits.overall ? accepted[0] : undefined);
    if (blocking !== undefined) return Math.ceil((blocking.time + limits.windowMs - time) / 1000);
    accepted.push({ client, time });
    return 0;
  };
}
