import { describe, expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { liquidityRouter } from '#chain/abis/liquidityRouter.ts';
import { movePosition } from '#domain/liquidity/movePosition.ts';
import { movePlans } from '#writes/liquidity/movePosition.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';
import { poolWith } from '../../domain/liquidity/pools.ts';
import { maker } from '../../domain/orderBook/markets.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

const [router, otherRouter, account] = [maker(1), maker(2), maker(3)];
const poolTokenAt = (address: typeof router) => ({ ...MYT, address, symbol: 'MYT-LP' });
const [poolToken, otherToken] = [poolTokenAt(maker(4)), poolTokenAt(maker(5))];
const times = { deadlineSeconds: 1800, shownTime: 500 };

const moved = movePosition({
  from: { pool: poolWith({ reserve0: 1_000_000n, reserve1: 4_000_000n, totalSupply: 2_000_000n }), isAToken0: true },
  to: {
    pool: poolWith({ reserve0: 9_000_000n, reserve1: 35_000_000n, totalSupply: 18_000_000n }),
    ...{ isAToken0: true, named: 'A' },
  },
  ...{ poolTokens: 200_000n, slippageBps: 50, keptBps: 50 },
});
if (!moved.ok) throw new Error(moved.error.code);
const quote = moved.value;

const terms = {
  ...{ account, currencyA: MYT, currencyB: USDC, quote, slippageBps: 50, staking: [] },
  from: { exchange: { name: 'MYT', router }, poolToken },
  to: { exchange: { name: 'Harbour', router: otherRouter }, poolToken: otherToken, held: 7n },
};

describe('the calls of a move to another exchange', () => {
  it('remove at least what the supply uses, so that it takes no tokens that were there before', () => {
    const [removing, supply] = movePlans(terms, times);
    expect([removing.contract, supply?.contract]).toEqual([router, otherRouter]);
    const { amountADesired, amountBDesired, amountAMin, amountBMin } = quote.add;
    const deadline = 500n + 1800n;
    expect(removing.callData).toBe(
      liquidityRouter.removeLiquidity.encode(
        ...([MYT.address, USDC.address, 200_000n, amountADesired, amountBDesired, account, deadline] as const),
      ),
    );
    expect(supply?.callData).toBe(
      liquidityRouter.addLiquidity.encode(
        ...([MYT.address, USDC.address, amountADesired, amountBDesired] as const),
        ...([amountAMin, amountBMin, account, deadline] as const),
      ),
    );
  });

  it('end with one that is refused unless the wallet has its earlier pool tokens and the promised ones', () => {
    const [, , requirement, more] = movePlans(terms, times);
    const least = (quote.add.poolTokens * 9_950n) / 10_000n;
    expect(more).toBeUndefined();
    expect(requirement?.contract).toBe(otherToken.address);
    expect(requirement?.callData).toBe(erc20.transfer.encode(account, 7n + least));
  });

  it('end with those of the stake instead, which have that check themselves', () => {
    const staking = [planRequirement(otherToken, account, 1n), planRequirement(otherToken, account, 2n)];
    expect(movePlans({ ...terms, staking }, times).slice(2)).toEqual(staking);
  });
});
