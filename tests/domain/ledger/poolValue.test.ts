import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerKind, LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { poolValue } from '#domain/ledger/poolValue.ts';
import type { PoolReserves } from '#domain/markets/poolReserves.ts';
import { ADDRESS, pool, pricesOf, raw, type Name } from '../../support/priceWorlds.ts';

const move = (kind: LedgerKind, name: Name, amount: bigint): LedgerMove => ({
  ...{ id: `1 ${name}`, event: '1', kind, asset: ADDRESS[name], amount, value: undefined },
  ...{ blockNumber: 1, logIndex: 1, timestamp: 1, transactionHash: '0x1' },
});
const reward = (name: Name, amount: number): readonly LedgerMove[] => [move('reward', name, raw(name, amount))];
const swap = (given: Name, amount: number, got: Name, gotAmount: number): readonly LedgerMove[] => [
  move('trade', given, -raw(given, amount)),
  move('trade', got, raw(got, gotAmount)),
];
const valueOf = (event: readonly LedgerMove[], pools: readonly PoolReserves[]): bigint | undefined =>
  poolValue(event, pricesOf(pools));
const DOLLAR = 1_000_000n;

const myt = pool('MYT', 1_000_000, 'USDC', 400_000);
const weth = pool('WETH', 500, 'USDC', 1_200_000);

describe('the value of an entry by pool prices', () => {
  it('is the amount at the reserves, rounded down', () => {
    expect(valueOf(reward('MYT', 10), [myt])).toBe(4n * DOLLAR);
    expect(poolValue([move('reward', 'MYT', 1n)], pricesOf([myt]))).toBe(0n);
    fc.assert(
      fc.property(
        fc.bigInt({ min: 10n ** 20n, max: 10n ** 26n }),
        fc.bigInt({ min: 1000n * DOLLAR, max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 26n }),
        (reserve, dollars, amount) => {
          const pools = [{ token0: ADDRESS.MYT, token1: ADDRESS.USDC, reserve0: reserve, reserve1: dollars }];
          const value = poolValue([move('reward', 'MYT', amount)], pricesOf(pools));
          const exact = (amount * dollars) / reserve;
          expect(value).toBe(exact <= dollars ? exact : undefined);
        },
      ),
    );
  });

  it('goes through the wrapped coin or another well-known token', () => {
    const odd = pool('ODD', 24_000, 'WETH', 10);
    expect(valueOf(reward('ODD', 5), [odd, weth])).toBe(5n * DOLLAR);
  });

  it("is that of a trade's side with the deeper pool, whichever is given", () => {
    expect(valueOf(swap('MYT', 6000, 'WETH', 1), [myt, weth])).toBe(2400n * DOLLAR);
    expect(valueOf(swap('WETH', 1, 'MYT', 6100), [myt, weth])).toBe(2400n * DOLLAR);
    const shallow = pool('WETH', 50, 'USDC', 120_000);
    expect(valueOf(swap('WETH', 1, 'MYT', 6100), [myt, shallow])).toBe(2440n * DOLLAR);
  });

  it("is that of a trade's other side where one has no price", () => {
    expect(valueOf(swap('ODD', 6000, 'WETH', 1), [weth])).toBe(2400n * DOLLAR);
    expect(valueOf(swap('WETH', 1, 'ODD', 6000), [weth])).toBe(2400n * DOLLAR);
  });

  it('is unknown without reserves, below the least depth, and where deep pools disagree', () => {
    expect(valueOf(reward('MYT', 10), [])).toBeUndefined();
    expect(valueOf(reward('MYT', 10), [pool('MYT', 0, 'USDC', 0)])).toBeUndefined();
    expect(valueOf(reward('MYT', 10), [pool('MYT', 2000, 'USDC', 999)])).toBeUndefined();
    expect(valueOf(reward('MYT', 10), [pool('MYT', 2000, 'USDC', 1000)])).toBe(5n * DOLLAR);
    const rival = pool('MYT', 1_000_000, 'WETH', 200);
    expect(valueOf(reward('MYT', 10), [myt, weth, rival])).toBeUndefined();
  });

  it('is unknown for more than the dollars in the pools', () => {
    expect(valueOf(reward('MYT', 1_000_000), [myt])).toBe(400_000n * DOLLAR);
    expect(valueOf(reward('MYT', 1_000_001), [myt])).toBeUndefined();
  });

  it.each<LedgerKind>(['transferIn', 'transferOut', 'burn', 'poolEntry', 'stake'])('is none for a %s', (kind) => {
    expect(poolValue([move(kind, 'MYT', raw('MYT', 10))], pricesOf([myt]))).toBeUndefined();
  });

  it.each<LedgerKind>(['trade', 'reward', 'bondPurchase', 'bondPayout'])('is known for a %s', (kind) => {
    expect(poolValue([move(kind, 'MYT', raw('MYT', 10))], pricesOf([myt]))).toBe(4n * DOLLAR);
  });
});
