/** The headers that protect visitors, the same on every answer. */
import type { SiteModel } from '../../model/site-model.ts';
import type { Headers } from './host-table.ts';

/** Things a page of this site never does, so that nothing put into it can either. */
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** The headers by name. Who may load a file from elsewhere differs by kind of file and is not among them. */
export function planSecurityHeaders(
  contentSecurityPolicy: string,
  { hstsPreload }: Pick<SiteModel['hosting'], 'hstsPreload'>,
): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
