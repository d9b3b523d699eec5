import { webAddresses } from '../lists/listLocation.ts';
import type { WebLocation } from '../lists/listLocation.ts';
import type { Token } from './types.ts';

/** Sources of token logos. */
export interface LogoSources {
  readonly gateways: readonly string[];
  /** Base URL of static logos at `{chain id}/{lower-case address}.png`. */
  readonly base: string | undefined;
  /** URL of a repository, with an `{address}` placeholder. */
  readonly repository: string | undefined;
}

/**
 * Web addresses to try for a token's logo (spec 000 section 3): the one of a list, then the static path by chain and
 * lower-cased address, then the asset repository. Only http and https.
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
