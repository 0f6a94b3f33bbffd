import { serveSite } from '../browser/built-site.ts';
import { describeHost } from './describe-host.ts';

describeHost('the preview server, which reads _headers and _redirects', async ({ outputFolder }) => {
  const { origin, close } = await serveSite(outputFolder);
  return { port: Number(new URL(origin).port), isPreview: true, stop: async () => close() };
});
