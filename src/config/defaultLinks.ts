const SITE = 'https://www.mytrade.org';
const DOCS = 'https://docs.mytrade.org';

/** Pages about the exchange that live elsewhere (spec 000 sections 1 and 2). An empty one is not shown. */
export const defaultLinks = {
  home: SITE,
  swap: `${SITE}/swap`,
  marketMaking: `${SITE}/mm`,
  ai: `${SITE}/ai`,
  docs: DOCS,
  userGuide: `${DOCS}/how-to-use-mytrade-v2`,
  faq: `${DOCS}/faq`,
  auditReport: `${SITE}/files/mytradedex_auditpolygon.pdf`,
  source: 'https://github.com/mytrade-dex/mytrade',
  contact: `${SITE}/contact`,
  blog: `${SITE}/blog`,
  github: 'https://github.com/mytrade-dex',
  // Accounts that anybody can open under a like name are named by whoever runs the exchange.
  x: '',
  telegram: '',
  discord: '',
  medium: '',
} as const;

export type LinkName = keyof typeof defaultLinks;
