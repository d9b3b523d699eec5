import { WALLET_CONNECT_RELAY } from '../../src/config/walletConnect.ts';
import { SAFE_HOST } from '../../src/config/safeHost.ts';
import { characterReferencePolicy } from './trustedTypes.ts';
import { OWN_SCRIPTS } from '../../src/lib/ownScript.ts';

const OWN = "'self'";
const NONE: readonly string[] = ["'none'"];
/** Nodes of one's own on the person's device. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** The part of the policy that says whose pages may frame the application; it has no effect in a page's `meta`. */
export const frameAncestors = (hosts: readonly string[] = [SAFE_HOST]): string => written({ 'frame-ancestors': hosts });

interface PolicyOptions {
  /** Addresses of this machine that are allowed besides, for the local chain. */
  readonly local?: readonly string[];
  /** What stands in the page itself, by hash: its import map and first script, and its styles. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** WalletConnect's relay, if it is another one. */
  readonly relay?: string | undefined;
}

/** As a source of a policy: `integrityOf` of what stands in the page. */
const hashes = (list: readonly string[]): readonly string[] => list.map((hash) => `'${hash}'`);

/**
 * The content security policy that the application is made for, without `frame-ancestors`. Lists, nodes and pictures may
 * lie at any https address, as people add lists of their own. Nothing is compiled at run time, no script and no style comes
 * from elsewhere, none is written into the page but those with a known hash, and no text becomes HTML or the address of a
 * script, except by the two named policies. Wallets on phones are reached through WalletConnect's relay alone; its frames
 * and its hosts are not.
 */
export const contentPolicy = ({ local = [], inline, relay = WALLET_CONNECT_RELAY }: PolicyOptions = {}): string =>
  written({
    'default-src': NONE,
    'script-src': [OWN, ...hashes(inline?.scripts ?? [])],
    'worker-src': [OWN],
    'style-src': inline ? hashes(inline.styles) : NONE,
    'font-src': [OWN],
    'img-src': [OWN, 'data:', 'https:', ...local],
    'connect-src': [...new Set([OWN, 'https:', ...LOOPBACK, relay, ...local])],
    'manifest-src': [OWN],
    'base-uri': NONE,
    'form-action': NONE,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [OWN_SCRIPTS, characterReferencePolicy],
  });
