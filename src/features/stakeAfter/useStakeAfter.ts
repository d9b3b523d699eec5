import { useState } from 'react';
import { env } from '#config/env.ts';
import { poolTokenAt } from '#config/tokens/poolToken.ts';
import type { AddQuote } from '#domain/liquidity/quoteAdd.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Press } from '#domain/transactions/walletRequest.ts';
import { positionView } from '../position/index.ts';
import { useRewardToken } from '#reads/mining/useRewardToken.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import type { Position } from '#stores/positions.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { stakePlans, surePoolTokens } from '#writes/rewards/stakePlans.ts';

export interface StakeAfter {
  readonly amount: bigint;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly plans: () => readonly TransactionPlan[];
}

interface Supplied {
  readonly account: Address | undefined;
  readonly position: Position | undefined;
  readonly slippageBps: number;
}

/** Undefined if the pool pays no rewards, or the account cannot batch calls. */
export const useStakeAfter = (
  { account, position, slippageBps }: Supplied,
  quote: AddQuote | undefined,
  isOnAtFirst = false,
): StakeAfter | undefined => {
  const { lpStaking: staking } = env;
  const [isOn, onChange] = useState(isOnAtFirst);
  const mined = position?.mining && !position.mining.isFinished ? position : undefined;
  const isBatching = useBatching(mined !== undefined);
  const reward = useRewardToken(mined && staking);
  const amount = quote ? surePoolTokens(quote, slippageBps) : 0n;
  if (!account || !staking || !mined?.mining || isBatching !== true || !reward || amount === 0n) return undefined;
  const { pool, mining, holding } = mined;
  const rewarded = { staking, pid: mining.pid, pool: positionView(mined).name, reward };
  const terms = { ...rewarded, poolToken: poolTokenAt(pool.pair), amount, account, held: holding.wallet };
  return { amount, isOn, onChange, plans: () => (isOn ? stakePlans(terms) : []) };
};

/** A transaction that also stakes has the name of the stake. */
export const supplyPress = (stake: StakeAfter | undefined): Press => ({
  kinds: [stake?.isOn ? 'stake' : 'addLiquidity'],
});
