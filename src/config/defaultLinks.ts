const SITE = 'https://www.mytrade.org';
const DOCS = 'https://docs.mytrade.org';

/** Spec 000 sections 1 and 2. Empty ones are hidden: no URL is guessed, because anybody can register a similar name. */
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
  getMatic: '',
  contact: '',
  blog: '',
  github: 'https://github.com/mytrade-dex',
  x: '',
  telegram: '',
  discord: '',
  medium: '',
} as const;

/** Used if VITE_PUBLIC_LINKS is on. Social networks are left out, because anybody can register a similar name. */
export const publicLinks = {
  swap: SITE,
  faq: DOCS,
  contact: 'https://github.com/mytrade-dex/mytrade/issues',
} as const;

export type LinkName = keyof typeof defaultLinks;
