import { WALLET_CONNECT_RELAY } from '../../src/config/walletConnect.ts';
import { SAFE_HOST } from '../../src/config/safeHost.ts';

const OWN = "'self'";
/** Nodes of one's own on the person's device. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** The part of the policy that says whose pages may frame the application; it has no effect in a page's `meta`. */
export const frameAncestors = (hosts: readonly string[]): string => written({ 'frame-ancestors': hosts });

interface PolicyOptions {
  /** Addresses of this machine that are allowed besides, for the local chain. */
  readonly local?: readonly string[];
  /** The pages that may frame the application. */
  readonly hosts?: readonly string[];
}

/**
 * The content security policy that the application is made for; README.md has it for whoever serves it. Lists, nodes and
 * pictures may lie at any https address, as people add lists of their own. Nothing is compiled at run time, so scripts
 * and workers need no exception; styles are written by the program.
 * Wallets on phones are reached through WalletConnect's relay alone; its frames and its hosts are not.
 */
export const contentPolicy = ({ local = [], hosts = [SAFE_HOST] }: PolicyOptions = {}): string =>
  written({
    'default-src': ["'none'"],
    'script-src': [OWN],
    'worker-src': [OWN],
    'style-src': [OWN, "'unsafe-inline'"],
    'font-src': [OWN],
    'img-src': [OWN, 'data:', 'https:', ...local],
    'connect-src': [...new Set([OWN, 'https:', ...LOOPBACK, WALLET_CONNECT_RELAY, ...local])],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': hosts,
  });
