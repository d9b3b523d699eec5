import type { Address } from '../tokens/types.ts';

/** Names an invitation in its link and at the service. */
export type InvitationCode = string;

export interface OwnInvitation {
  readonly code: InvitationCode;
  /** Accounts that joined with it. */
  readonly friends: number;
}

/** An invitation and the account that made it. */
export interface Invitation {
  readonly code: InvitationCode;
  readonly inviter: Address;
}

/** An amount of a token, raw units. */
export interface EarnedAmount {
  readonly token: Address;
  readonly amount: bigint;
}

/** What the service knows of an account that invites. */
export interface Referral {
  readonly invitations: readonly OwnInvitation[];
  /** One of them; undefined while there is none. */
  readonly defaultCode: InvitationCode | undefined;
  /** Of all of them together. */
  readonly friends: number;
  readonly earned: readonly EarnedAmount[];
  /** The invitation that the account itself has joined with. */
  readonly joined: Invitation | undefined;
  /** Id of the month's competition; undefined where there is none. */
  readonly competition: string | undefined;
}
