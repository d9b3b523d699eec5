import { describe, expect, it } from 'vitest';
import { poolTokenAt } from '#config/tokens/poolToken.ts';
import { poolMovePlans } from '#writes/liquidity/movePool.ts';
import { planMining } from '#writes/rewards/mining.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';
import { maker } from '../../domain/orderBook/markets.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

const [router, pair, account] = [maker(1), maker(2), maker(3)];
const quote = {
  ...{ amountADesired: 100n, amountBDesired: 200n, takenA: 100n, takenB: 199n, amountAMin: 99n, amountBMin: 198n },
  ...{ poolTokens: 50n, minPoolTokens: 49n, supplyAfter: 500n, opensPool: false },
};
const call = (amount: bigint) => planRequirement(MYT, account, amount);
const [removing, swap, swapInto, stake] = [call(1n), call(2n), call(3n), call(4n)];
const terms = {
  ...{ before: [], removing, swap, swapInto },
  shared: { token: USDC, held: 7n, least: 150n },
  supply: {
    add: { exchange: { name: 'MYT', router }, pair, account, currencyA: USDC, currencyB: MYT, quote },
    ...{ other: MYT, held: 3n, supplied: 200n, times: { deadlineSeconds: 1800, shownTime: 500 } },
  },
  poolTokens: { token: poolTokenAt(pair), held: 11n, least: 40n },
};

/** Tokens and raw amounts that the wallet must have at that call. */
const required = (plans: ReturnType<typeof poolMovePlans>) =>
  plans.flatMap(({ contract, info }) => (info.kind === 'requireBalance' ? [`${contract} ${info.amount}`] : []));

describe('the calls of a move to another pool', () => {
  it('are refused after each swap and at the end unless the wallet has what it had and what the next call uses', () => {
    const plans = poolMovePlans({ ...terms, staking: [] });
    expect(plans.map(({ method }) => method)).toEqual([
      ...Array.from({ length: 5 }, () => 'transfer'),
      'addLiquidity',
      'transfer',
    ]);
    expect([plans[0], plans[1], plans[3]]).toEqual([removing, swap, swapInto]);
    expect(required(plans).filter((_, index) => index === 2 || index > 3)).toEqual([
      `${USDC.address} 157`,
      `${MYT.address} 203`,
      `${pair} 51`,
    ]);
  });

  it('count no reward of a withdrawal from the rewards pool as output of a swap', () => {
    const withdrawal = planMining({
      ...{ act: 'unstake', staking: router, pid: 1n, poolToken: poolTokenAt(maker(4)), pool: 'USDC/DAI', amount: 9n },
      ...{ reward: MYT, secondReward: USDC, pending: [40n, 5n] },
    });
    const plans = poolMovePlans({ ...terms, before: [withdrawal], staking: [] });
    expect(plans.slice(0, 2)).toEqual([withdrawal, removing]);
    expect(required(plans)).toEqual(
      expect.arrayContaining([`${USDC.address} 162`, `${MYT.address} 243`, `${pair} 51`]),
    );
  });

  it('end with the stake, whose own first call proves the pool tokens', () => {
    const plans = poolMovePlans({ ...terms, staking: [stake] });
    expect(plans.at(-1)).toBe(stake);
    expect(required(plans)).not.toContain(`${pair} 51`);
  });
});
