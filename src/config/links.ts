import { defaultLinks, publicLinks } from './defaultLinks.ts';
import type { LinkName } from './defaultLinks.ts';
import { env } from './env.ts';

/** Label in the footer (spec 000 section 1). */
export const versionLabel = 'v2.8.0';

/** URLs of all links; an empty one is hidden. */
export const links: Readonly<Record<LinkName, string>> = {
  ...defaultLinks,
  ...(env.publicLinks === 'on' && publicLinks),
  ...env.links,
};

/** Licences of everything in a build, next to its page. */
export const licensesFile = `${import.meta.env.BASE_URL}licenses.txt`;

export const learnAboutWallets = 'https://ethereum.org/wallets/';
