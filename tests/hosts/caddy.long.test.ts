import { describeHost } from './describe-host.ts';
import { findProgram, startCaddy } from './host-server.ts';

const isHere = findProgram('caddy') !== undefined;

describeHost(isHere ? 'Caddy' : 'Caddy (not on this machine)', isHere ? startCaddy : undefined);
