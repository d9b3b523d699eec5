import { WALLET_CONNECT_RELAY } from '../../src/config/walletConnect.ts';
import { SAFE_HOST } from '../../src/config/safeHost.ts';
import { characterReferencePolicy } from './trustedTypes.ts';
import { OWN_SCRIPTS } from '../../src/lib/ownScript.ts';

const OWN = "'self'";
const NONE: readonly string[] = ["'none'"];
/** Own nodes on the user's device. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** Policy on sites that may frame the application; it has no effect in a page's `meta`. */
export const frameAncestors = (hosts: readonly string[] = [SAFE_HOST]): string => written({ 'frame-ancestors': hosts });

interface PolicyOptions {
  /** Additional addresses on this machine, for the local chain. */
  readonly local?: readonly string[];
  /** Hashes of the page's inline scripts (such as its import map and first script) and styles. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** Another relay than WalletConnect's default. */
  readonly relay?: string | undefined;
}

/** Policy sources of inline parts; `list` has `integrityOf` values. */
const hashes = (list: readonly string[]): readonly string[] => list.map((hash) => `'${hash}'`);

/**
 * Content security policy of the application, without `frame-ancestors`. Lists, nodes and pictures may be at any https
 * address, as users add lists. Nothing is compiled at run time, and scripts and styles come from this origin only.
 * Inline parts need a known hash. No text becomes HTML or a script's address, except by the two named policies. Phone
 * wallets are reached only through WalletConnect's relay; its frames and other hosts are not allowed.
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
