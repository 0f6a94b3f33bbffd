/** Sends messages of the form by SMTP. */
import { createTransport } from 'nodemailer';
import { formatMessage } from '../../templates/form/form-page.tsx';
import type { Message } from './form-handler.ts';

/** The mail server and the addresses of sender and recipient. */
export type MailSettings = {
  /** Address of the mail server with its credentials, such as `smtps://user:password@mail.example.org`. */
  readonly url: string;
  readonly from: string;
  readonly to: string;
};

/** Longer than the visitor waits, because a message in the spool can wait. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Returns a function that resolves once the mail server has accepted a message, and rejects otherwise. `readForm`
 * returns the page of the form in the language of the owner, for the texts; empty when the site has none.
 */
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
