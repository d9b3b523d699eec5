import { randomUUID } from 'node:crypto';
import { verifyTypedData } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import type { Fields } from '#lib/fields.ts';
import type { AppState } from './state.ts';

const DOMAIN = { name: 'MYT Exchange', chainId: 137 };
const TYPES = {
  Join: [
    { name: 'account', type: 'address' },
    { name: 'invitation', type: 'string' },
    { name: 'nonce', type: 'string' },
  ],
};

export const newNonce = ({ nonces }: AppState): string => {
  const nonce = randomUUID();
  nonces.add(nonce);
  return nonce;
};

const signerOf = (account: Address, invitation: string, nonce: string, signature: unknown): string | undefined => {
  try {
    return verifyTypedData(DOMAIN, TYPES, { account, invitation, nonce }, String(signature));
  } catch {
    return undefined;
  }
};

/** Checks a join's signature and uses up its nonce. @returns undefined if the account signed it, else the error */
export const signatureFault = (
  { nonces }: AppState,
  account: Address,
  { code, nonce, signature }: Fields,
): 'notSigned' | 'staleNonce' | undefined => {
  if (typeof nonce !== 'string' || signerOf(account, String(code), nonce, signature) !== account) return 'notSigned';
  return nonces.delete(nonce) ? undefined : 'staleNonce';
};
