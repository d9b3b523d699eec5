/** Label in the footer (spec 000 section 1). */
export const versionLabel = 'v2.8.0';

export const links = {
  home: 'https://mytrade.org',
  docs: 'https://docs.mytrade.org',
  auditReport: 'https://www.mytrade.org/files/mytradedex_auditpolygon.pdf',
  source: 'https://github.com/mytrade-dex/mytrade',
  learnAboutWallets: 'https://ethereum.org/wallets/',
} as const;
