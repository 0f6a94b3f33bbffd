import { describeHost } from './describe-host.ts';
import { startNginx } from './host-server.ts';

describeHost('nginx', startNginx);
