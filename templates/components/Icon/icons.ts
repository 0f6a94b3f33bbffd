/** The sprite of each page contains only the icons that its HTML uses. Grid of 24 x 24, stroke 2, no fill. */
export const iconSource = {
  package: 'lucide-static',
  version: '1.62.0',
  license: 'templates/components/Icon/LICENSE.txt',
} as const;

export type IconShape = {
  readonly body: string;
};

const shapes = {
  back: { body: '<path d="m12 19-7-7 7-7M19 12H5"/>' },
  chat: {
    body: '<path d="M16 10a2 2 0 0 1-2 2H6.83a2 2 0 0 0-1.42.59L3.21 14.79A.71.71 0 0 1 2 14.29V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2zM20 9a2 2 0 0 1 2 2v10.29a.71.71 0 0 1-1.21.5l-2.2-2.2a2 2 0 0 0-1.42-.59H10a2 2 0 0 1-2-2v-1"/>',
  },
  check: { body: '<path d="M20 6 9 17l-5-5"/>' },
  close: { body: '<path d="M18 6 6 18M6 6l12 12"/>' },
  down: { body: '<path d="m6 9 6 6 6-6"/>' },
  globe: {
    body: '<circle cx="12" cy="12" r="10"/><path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20"/>',
  },
  mail: {
    body: '<path d="m22 7-9 5.7a2 2 0 0 1-2 0L2 7"/><rect x="2" y="4" width="20" height="16" rx="2"/>',
  },
  moon: { body: '<path d="M20.98 12.49a9 9 0 1 1-9.47-9.47 7 7 0 0 0 9.47 9.47"/>' },
  next: { body: '<path d="M5 12h14M12 5l7 7-7 7"/>' },
  phone: {
    body: '<path d="M13.83 16.57a1 1 0 0 0 1.21-.3l.36-.47A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.47.35a1 1 0 0 0-.29 1.23 14 14 0 0 0 6.39 6.39"/>',
  },
  pin: {
    body: '<path d="M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
  },
  print: {
    body: '<path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6"/><rect x="6" y="14" width="12" height="8" rx="1"/>',
  },
  search: { body: '<path d="m21 21-4.3-4.3"/><circle cx="11" cy="11" r="8"/>' },
  sun: {
    body: '<circle cx="12" cy="12" r="4"/><path d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4"/>',
  },
  up: { body: '<path d="m5 12 7-7 7 7M12 19V5"/>' },
  warn: {
    body: '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01"/>',
  },
} as const satisfies Record<string, IconShape>;

/** Name of an icon; its symbol has the id `i-<name>`. */
export type IconName = keyof typeof shapes;

export const icons: Readonly<Record<IconName, IconShape>> = shapes;
