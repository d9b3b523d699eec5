import type { Address } from '../tokens/types.ts';
import type { InvitationCode } from './types.ts';

export interface JoinMessage {
  readonly account: Address;
  readonly code: InvitationCode;
  /** Nonce from the service, which accepts each one once. */
  readonly nonce: string;
}

/** 8 to 64 letters, digits, dashes and underscores. */
export const JOIN_NONCE = /^[A-Za-z0-9_-]{8,64}$/;

/** EIP-712 domain without a contract, so that no contract accepts the signature. */
export const joinDomain = (chainId: number) => ({ name: 'MYT Exchange', chainId });

export const joinTypes = {
  Join: [
    { name: 'account', type: 'address' },
    { name: 'invitation', type: 'string' },
    { name: 'nonce', type: 'string' },
  ],
} as const;

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
] as const;

/** Message values for `joinTypes`. */
export const joinValues = ({ account, code, nonce }: JoinMessage) => ({ account, invitation: code, nonce });

/** JSON for `eth_signTypedData_v4` (EIP-712). Source: docs/operate.md, "Joins with a signature". */
export const joinTypedData = (join: JoinMessage, chainId: number): string =>
  JSON.stringify({
    types: { EIP712Domain: domainType, ...joinTypes },
    domain: joinDomain(chainId),
    primaryType: 'Join',
    message: joinValues(join),
  });
