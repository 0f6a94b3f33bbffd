export const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Such as `text/css; charset=utf-8`; unknown files are binary. */
export const findContentType = (path: string): string =>
  contentTypes[extensionOf(path)] ?? 'application/octet-stream';

export const isText = (path: string): boolean =>
  /charset=utf-8$|\+(?:json|xml)$/u.test(findContentType(path));

const extensionOf = (path: string): string => /\.([a-z0-9]+)$/iu.exec(path)?.[1]?.toLowerCase() ?? '';
