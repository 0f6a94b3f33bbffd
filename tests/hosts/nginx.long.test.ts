import { describeHost } from './describe-host.ts';
import { hasNginx, startNginx } from './host-server.ts';

describeHost(
  hasNginx() ? 'nginx' : 'nginx (not on this machine, or without libnginx-mod-http-brotli-static)',
  hasNginx() ? startNginx : undefined,
);
