import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type Mail = {
  /** The unfolded header lines, such as `Subject: Hello`. */
  readonly headers: readonly string[];
  readonly body: string;
  readonly recipients: readonly string[];
};

/** On a free port unless one is given. It closes when the test has finished. */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, { envelope }, accept) => {
      const raw = await text(stream);
      const [head = '', ...rest] = raw.split('\r\n\r\n');
      mails.push({
        headers: head.replace(/\r\n[ \t]+/gu, ' ').split('\r\n'),
        body: decodeBody(head, rest.join('\r\n\r\n')).replaceAll('\r\n', '\n'),
        recipients: envelope.rcptTo.map(({ address }) => address),
      });
      accept();
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => void server.close());
  const { port: listening } = server.server.address() as AddressInfo;
  return { mails, port: listening, url: `smtp://127.0.0.1:${listening}` };
}

/** In base64, quoted-printable or plain ASCII. */
function decodeBody(head: string, body: string): string {
  if (/^Content-Transfer-Encoding: base64/imu.test(head)) return String(Buffer.from(body, 'base64'));
  const octets = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return String(Buffer.from(octets, 'latin1'));
}

/** Undefined when the mail lacks it. */
export function headerOf({ headers }: Mail, name: string): string | undefined {
  const prefix = `${name}: `;
  return headers.find((line) => line.startsWith(prefix))?.slice(prefix.length);
}
