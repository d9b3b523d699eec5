import { webAddresses, type WebLocation } from '../lists/listLocation.ts';
import type { Token } from './types.ts';

interface LogoSources {
  readonly gateways: readonly string[];
  /** The application appends `{chain id}/{lower-case address}.png`. */
  readonly base: string | undefined;
  readonly repository: string | undefined;
}

/** Logo addresses in order: a list's, the static path, the repository (spec 000 section 3). Only http and https. */
export const logoAddresses = (
  listed: WebLocation | undefined,
  token: Pick<Token, 'chainId' | 'address'> | undefined,
  { gateways, base, repository }: LogoSources,
): readonly string[] => [
  ...(listed ? webAddresses(listed, gateways) : []),
  ...(token && base !== undefined ? [`${base}/${token.chainId}/${token.address.toLowerCase()}.png`] : []),
  ...(token && repository !== undefined ? [repository.replaceAll('{address}', token.address)] : []),
];
