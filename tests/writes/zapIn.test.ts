import { describe, expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { planMining } from '#writes/mining.ts';
import { planRequirement } from '#writes/requireBalance.ts';
import { plansAfterSwap, plansBeforeSwap } from '#writes/zapIn.ts';
import { maker } from '../domain/orderBook/markets.ts';
import { MYT, USDC } from '../domain/trade/tickets.ts';

const [router, pair, account] = [maker(1), maker(2), maker(3)];
const quote = {
  ...{ amountADesired: 100n, amountBDesired: 200n, takenA: 100n, takenB: 199n, amountAMin: 99n, amountBMin: 198n },
  ...{ poolTokens: 50n, minPoolTokens: 49n, supplyAfter: 500n, opensPool: false },
};
const add = { exchange: { name: 'MYT', router }, pair, account, currencyA: MYT, currencyB: USDC, quote };
const times = { deadlineSeconds: 1800, shownTime: 500 };

describe('the calls after the swap of one token', () => {
  it('are refused unless the wallet holds what it held before and what the supply uses', () => {
    const [requirement, supply, more] = plansAfterSwap({ add, other: USDC, held: 7n, supplied: 200n, times });
    expect(requirement).toMatchObject({ contract: USDC.address, value: 0n, info: { amount: '207' } });
    expect(requirement?.callData).toBe(erc20.transfer.encode(account, 207n));
    expect([supply?.method, supply?.contract, more]).toEqual(['addLiquidity', router, undefined]);
  });

  it('move nothing with the requirement itself', () => {
    const { callData, info, moves } = planRequirement(USDC, account, 5n);
    expect(callData.slice(34, 74).toLowerCase()).toBe(account.slice(2).toLowerCase());
    expect([info.kind, moves]).toEqual(['requireBalance', { nothing: 'movesNothing' }]);
  });
});

describe('the calls before the swap of rewards', () => {
  it('are the claim, then a call that is refused unless the wallet holds what it held and what is swapped and supplied', () => {
    const claim = planMining({
      ...{ act: 'claimRewards', staking: router, pid: 3n, poolToken: { ...MYT, address: pair }, pool: 'MYT/USDC' },
      ...{ amount: 0n, reward: MYT, secondReward: undefined, pending: [40n, 0n] },
    });
    const [first, requirement, more] = plansBeforeSwap({ claim, reward: MYT, account, held: 7n, amount: 40n });
    expect([first, more]).toEqual([claim, undefined]);
    expect(requirement).toMatchObject({ contract: MYT.address, info: { kind: 'requireBalance', amount: '47' } });
    expect(requirement?.callData).toBe(erc20.transfer.encode(account, 47n));
  });
});
