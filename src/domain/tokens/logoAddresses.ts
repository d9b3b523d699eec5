import { webAddresses } from '../lists/listLocation.ts';
import type { WebLocation } from '../lists/listLocation.ts';
import type { Token } from './types.ts';

/** Where pictures of tokens may lie. */
export interface LogoSources {
  readonly gateways: readonly string[];
  /** Static pictures as `{chain id}/{lower-case address}.png` below it. */
  readonly base: string | undefined;
  /** A repository's address with `{address}` in it. */
  readonly repository: string | undefined;
}

/**
 * The web addresses to try for a token's picture (spec 000 section 3): the one a list names, then the static path by
 * chain and lower-cased address, then the asset repository. Only http and https.
 */
export const logoAddresses = (
  listed: WebLocation | undefined,
  token: Pick<Token, 'chainId' | 'address'> | undefined,
  { gateways, base, repository }: LogoSources,
): readonly string[] => [
  ...(listed ? webAddresses(listed, gateways) : []),
  ...(token && base !== undefined ? [`${base}/${token.chainId}/${token.address.toLowerCase()}.png`] : []),
  ...(token && repository !== undefined ? [repository.replaceAll('{address}', token.address)] : []),
];
