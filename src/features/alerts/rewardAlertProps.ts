import type { Token } from '#domain/tokens/types.ts';

export interface RewardAlertProps {
  readonly claim: string;
  readonly name: string;
  readonly token: Token;
  readonly amount: bigint | undefined;
}
