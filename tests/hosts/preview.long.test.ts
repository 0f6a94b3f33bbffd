import path from 'node:path';
import { listenOn } from '../../generator/preview/listen-on.ts';
import { createPreviewServer } from '../../generator/preview/preview-server.ts';
import { describeHost } from './describe-host.ts';
import type { HostServer } from './host-server.ts';
import type { HostSite } from './host-site.ts';

async function startPreview({ folder, outputFolder }: HostSite): Promise<HostServer> {
  const server = createPreviewServer({
    outputFolder,
    formAction: '/api/contact',
    honeypot: 'website',
    bounds: { nameMin: 2, nameMax: 100, emailMax: 254, messageMin: 10, messageMax: 5000 },
    messagesFile: path.join(folder, 'messages.jsonl'),
    now: () => new Date(0),
  });
  const abort = new AbortController();
  const port = await listenOn(server, { host: '127.0.0.1', port: 0, exact: true, signal: abort.signal });
  return { port, stop: async () => abort.abort() };
}

describeHost('the preview server, by _headers and _redirects', startPreview);
