/** `security.txt` (RFC 9116): whom to tell about a weakness of the site. */
import type { SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';

/** The file, or none when the settings name nobody. */
export function planSecurityText({ baseUrl, security, languages }: SiteModel): OutputFile[] {
  if (security === undefined) return [];
  const path = '.well-known/security.txt';
  const lines = [
    ...security.contact.map((contact) => `Contact: ${contact}`),
    `Expires: ${security.expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.map(({ language }) => language.tag).join(', ')}`,
    `Canonical: ${baseUrl}/${path}`,
  ];
  return [{ path, contents: `${lines.join('\n')}\n` }];
}
