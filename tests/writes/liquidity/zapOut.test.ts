import { describe, expect, it } from 'vitest';
import { poolTokenAt } from '#config/tokens/poolToken.ts';
import { zapOutPlans } from '#writes/liquidity/zapOut.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';
import { planMining } from '#writes/rewards/mining.ts';
import { maker } from '../../domain/orderBook/markets.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

const [account, staking, pair] = [maker(1), maker(2), maker(3)];
const SECOND = { ...USDC, address: maker(4), symbol: 'SECOND' };
const [removing, swap] = [planRequirement(USDC, account, 1n), planRequirement(USDC, account, 2n)];

const withdrawal = (pending: readonly [bigint, bigint]) =>
  planMining({
    ...{ act: 'unstake', staking, pid: 1n, poolToken: poolTokenAt(pair), pool: 'MYT/USDC', amount: 9n },
    ...{ reward: MYT, secondReward: SECOND, pending },
  });

/** Amount that the wallet must have of the token at the last call. */
const requiredOf = (token: typeof MYT, pending: readonly [bigint, bigint]): string | undefined => {
  const received = { token, held: 7n, least: 100n };
  const plans = zapOutPlans({ account, before: [withdrawal(pending)], removing, swap, received });
  const last = plans.at(-1);
  return last?.info.kind === 'requireBalance' && last.contract === token.address ? last.info.amount : undefined;
};

describe('the calls of a removal into one token', () => {
  it('end with one that is refused unless the wallet has what it had and the minimum', () => {
    const plans = zapOutPlans({ account, before: [], removing, swap, received: { token: MYT, held: 7n, least: 100n } });
    expect(plans.slice(0, 2)).toEqual([removing, swap]);
    expect(plans.at(-1)?.info).toMatchObject({ kind: 'requireBalance', amount: '107' });
  });

  it('count no reward of the withdrawal towards the minimum', () => {
    expect(requiredOf(MYT, [40n, 0n])).toBe('147');
    expect(requiredOf(SECOND, [40n, 3n])).toBe('110');
    expect(requiredOf(USDC, [40n, 3n])).toBe('107');
  });
});
