import { describe, expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';
import { plansAfterClaim } from '#writes/rewards/plansAfterClaim.ts';
import { plansAfterSwap } from '#writes/liquidity/zapIn.ts';
import { maker } from '../../domain/orderBook/markets.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

const [router, pair, account] = [maker(1), maker(2), maker(3)];
const quote = {
  ...{ amountADesired: 100n, amountBDesired: 200n, takenA: 100n, takenB: 199n, amountAMin: 99n, amountBMin: 198n },
  ...{ poolTokens: 50n, minPoolTokens: 49n, supplyAfter: 500n, opensPool: false },
};
const add = { exchange: { name: 'MYT', router }, pair, account, currencyA: MYT, currencyB: USDC, quote };
const times = { deadlineSeconds: 1800, shownTime: 500 };

describe('the calls after the swap of one token', () => {
  it('are refused unless the wallet holds what it held before and what the supply uses', () => {
    const [requirement, supply, more] = plansAfterSwap({
      add,
      other: USDC,
      held: 7n,
      supplied: 200n,
      times,
      before: [],
    });
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

describe('the calls after a claim', () => {
  it('begin with one that is refused unless the wallet holds what it held and what the next ones use', () => {
    const [requirement, more] = plansAfterClaim({ token: MYT, account, held: 7n, amount: 40n });
    expect(more).toBeUndefined();
    expect(requirement).toMatchObject({ contract: MYT.address, info: { kind: 'requireBalance', amount: '47' } });
    expect(requirement?.callData).toBe(erc20.transfer.encode(account, 47n));
  });
});
