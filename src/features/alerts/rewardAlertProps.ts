import type { Token } from '#domain/tokens/types.ts';

/** What a reward's alert is about. */
export interface RewardAlertProps {
  /** As `features/claims` names it. */
  readonly claim: string;
  readonly name: string;
  readonly token: Token;
  /** What can be claimed now, raw; undefined while unknown. */
  readonly amount: bigint | undefined;
}
