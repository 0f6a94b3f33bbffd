import { addressOf, outputPathOf } from '../../content/routes/addresses.ts';
import type { OutputFile } from '../../files/output-file.ts';
import type { SiteModel } from '../model/site-model.ts';
import { escapeHtml } from '../render/escape.ts';

export function buildRedirectPages({ languages, redirects, baseUrl }: SiteModel): OutputFile[] {
  const order = languages.map(({ language }) => language);
  return languages.flatMap(({ language: { tag, dir }, pages }) =>
    redirects.flatMap(({ from, to }) => {
      const target = pages.find(({ route }) => route.path === to);
      if (target === undefined) return [];
      const { address, context } = target;
      const contents = `<!DOCTYPE html>
<html lang="${escapeHtml(tag)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(context.label)}</title>
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${baseUrl}${address}">
</head>
<body><p><a href="${address}">${escapeHtml(context.label)}</a></p></body>
</html>
`;
      return [{ path: outputPathOf(addressOf(from, tag, order)), contents }];
    }),
  );
}
