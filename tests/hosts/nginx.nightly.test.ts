import { describeHost } from './describe-host.ts';
import { startNginx } from './host-server.ts';
import { installNginx } from './install-nginx.ts';

describeHost('nginx', (site) => {
  installNginx();
  return startNginx(site);
});
