import type { Token } from '#domain/tokens/types.ts';

export interface RewardAlertProps {
  /** As `features/claims` names it. */
  readonly claim: string;
  readonly name: string;
  readonly token: Token;
  /** Claimable amount, raw; undefined while unknown. */
  readonly amount: bigint | undefined;
}
