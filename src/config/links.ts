import { defaultLinks, publicLinks, type LinkName } from './defaultLinks.ts';
import { env } from './env.ts';

/** Spec 000 section 1. */
export const versionLabel = 'v2.8.0';

export const links: Readonly<Record<LinkName, string>> = {
  ...defaultLinks,
  ...(env.publicLinks === 'on' && publicLinks),
  ...env.links,
};

export const licensesFile = `${import.meta.env.BASE_URL}licenses.txt`;

export const learnAboutWallets = 'https://ethereum.org/wallets/';
