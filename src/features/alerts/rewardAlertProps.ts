import type { Token } from '#domain/tokens/types.ts';

export interface RewardAlertProps {
  readonly claim: string;
  readonly name: string;
  readonly token: Token;
  /** Raw; undefined while unknown. */
  readonly amount: bigint | undefined;
}
