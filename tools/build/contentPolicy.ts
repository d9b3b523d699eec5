import { WALLET_CONNECT_RELAY } from '../../src/config/walletConnect.ts';
import { SAFE_HOST } from '../../src/config/envSchema.ts';
import { characterReferencePolicy } from './trustedTypes.ts';
import { OWN_SCRIPTS } from '../../src/lib/ownScript.ts';

const OWN = "'self'";
const NONE: readonly string[] = ["'none'"];
/** Nodes that a user runs on this device. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** Sites that may frame the application; has no effect in a page's `meta`. */
export const frameAncestors = (hosts: readonly string[] = [SAFE_HOST]): string => written({ 'frame-ancestors': hosts });

interface PolicyOptions {
  /** Addresses of this machine, for the local chain. */
  readonly local?: readonly string[];
  /** Hashes of inline scripts (such as the import map) and styles. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** Replaces WalletConnect's default. */
  readonly relay?: string | undefined;
}

/** `list` has `integrityOf` values. */
const hashes = (list: readonly string[]): readonly string[] => list.map((hash) => `'${hash}'`);

/**
 * Excludes `frame-ancestors`. Lists, nodes and pictures may be at any https address, as users add lists. Nothing is
 * compiled at run time; scripts and styles are of this origin, inline parts need a hash. No text becomes HTML or a
 * script's address, except by two named policies. Phone wallets are reached only through the relay.
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
