import type { Address } from '../tokens/types.ts';

export type InvitationCode = string;

export interface OwnInvitation {
  readonly code: InvitationCode;
  readonly friends: number;
}

interface Invitation {
  readonly code: InvitationCode;
  readonly inviter: Address;
}

export interface OfferedInvitation extends Invitation {
  /** Nonce that an account's signature must include. Undefined: the service verifies no signatures. */
  readonly joinNonce: string | undefined;
}

export interface EarnedAmount {
  readonly token: Address;
  readonly amount: bigint;
}

export interface Referral {
  readonly invitations: readonly OwnInvitation[];
  readonly defaultCode: InvitationCode | undefined;
  readonly friends: number;
  readonly earned: readonly EarnedAmount[];
  readonly joined: Invitation | undefined;
  readonly competition: string | undefined;
}
