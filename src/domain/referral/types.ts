import type { Address } from '../tokens/types.ts';

/** Id of an invitation in its link and at the service. */
export type InvitationCode = string;

export interface OwnInvitation {
  readonly code: InvitationCode;
  /** Number of accounts that joined with it. */
  readonly friends: number;
}

export interface Invitation {
  readonly code: InvitationCode;
  readonly inviter: Address;
}

/** An amount of a token, raw units. */
export interface EarnedAmount {
  readonly token: Address;
  readonly amount: bigint;
}

/** An inviting account's data at the service. */
export interface Referral {
  readonly invitations: readonly OwnInvitation[];
  /** Code of one of the invitations; undefined while there is none. */
  readonly defaultCode: InvitationCode | undefined;
  /** Total of all invitations. */
  readonly friends: number;
  readonly earned: readonly EarnedAmount[];
  /** Invitation that the account itself joined with. */
  readonly joined: Invitation | undefined;
  /** Id of the month's competition; undefined if there is none. */
  readonly competition: string | undefined;
}
