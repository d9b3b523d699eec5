import { WALLET_CONNECT_RELAY } from '../../src/config/walletConnect.ts';

const OWN = "'self'";

/**
 * The content security policy that the application is made for; README.md has it for whoever serves it. Lists, nodes and
 * pictures may lie at any https address, as people add lists of their own. Nothing is compiled at run time, so scripts
 * and workers need no exception; styles are written by the program.
 * Wallets on phones are reached through WalletConnect's relay alone; its frames and its hosts are not.
 * @param local addresses of this machine that are allowed besides, for the local chain
 */
export const contentPolicy = (local: readonly string[] = []): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': [OWN],
    'worker-src': [OWN],
    'style-src': [OWN, "'unsafe-inline'"],
    'font-src': [OWN],
    'img-src': [OWN, 'data:', 'https:', ...local],
    'connect-src': [OWN, 'https:', WALLET_CONNECT_RELAY, ...local],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ['https://app.safe.global'],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
