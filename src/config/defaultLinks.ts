const SITE = 'https://www.mytrade.org';
const DOCS = 'https://docs.mytrade.org';

/**
 * Pages about the exchange that live elsewhere (spec 000 sections 1 and 2). An empty one is not shown: whoever runs the
 * exchange names it in VITE_LINKS, as no address is guessed, and accounts under a like name can be anybody's.
 */
export const defaultLinks = {
  home: SITE,
  swap: '',
  marketMaking: '',
  ai: '',
  docs: DOCS,
  userGuide: `${DOCS}/how-to-use-mytrade-v2`,
  faq: '',
  auditReport: `${SITE}/files/mytradedex_auditpolygon.pdf`,
  source: 'https://github.com/mytrade-dex/mytrade',
  contact: '',
  blog: '',
  github: 'https://github.com/mytrade-dex',
  x: '',
  telegram: '',
  discord: '',
  medium: '',
} as const;

/**
 * Pages of the project in the place of those without an address of their own, where VITE_PUBLIC_LINKS is on. Accounts
 * of social networks are none of them: accounts under a like name can be anybody's.
 */
export const publicLinks = {
  swap: SITE,
  faq: DOCS,
  contact: 'https://github.com/mytrade-dex/mytrade/issues',
} as const;

export type LinkName = keyof typeof defaultLinks;
