import type { Token } from '#domain/tokens/types.ts';

export interface RewardAlertProps {
  /** Claim id of `features/claims`. */
  readonly claim: string;
  readonly name: string;
  readonly token: Token;
  /** Raw; undefined while unknown. */
  readonly amount: bigint | undefined;
}
