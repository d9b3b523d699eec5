import type { Address } from '../tokens/types.ts';

export type InvitationCode = string;

export interface OwnInvitation {
  readonly code: InvitationCode;
  /** Accounts that joined. */
  readonly friends: number;
}

export interface Invitation {
  readonly code: InvitationCode;
  readonly inviter: Address;
}

export interface EarnedAmount {
  readonly token: Address;
  readonly amount: bigint;
}

export interface Referral {
  readonly invitations: readonly OwnInvitation[];
  /** Undefined without invitations. */
  readonly defaultCode: InvitationCode | undefined;
  /** All invitations. */
  readonly friends: number;
  readonly earned: readonly EarnedAmount[];
  readonly joined: Invitation | undefined;
  /** The month's competition. */
  readonly competition: string | undefined;
}
