import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dollarsToMove,
  gapBps,
  otherMarket,
  lossToArbitrage,
  type GaugeQuery,
  type MarketPool,
} from '#domain/prices/poolGauge.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const at = (number: number): Address => toChecksumAddress(`0x${number.toString(16).padStart(40, '0')}`);
const [USDC, WETH, WBTC, ODD] = [at(1), at(2), at(3), at(4)] as const;
const rule = { dollar: USDC, anchors: [USDC, WETH, WBTC], minDepth: 1000n, maxGapBps: 500, rivalPart: 2n };
const pool = (id: number, token0: Address, reserve0: bigint, token1: Address, reserve1: bigint): MarketPool => ({
  ...{ pair: at(id), token0, token1, reserve0, reserve1 },
});
const weth = pool(101, USDC, 1_200_000n, WETH, 500n);
const wbtc = pool(102, USDC, 800_000n, WBTC, 20n);
const query = (more: Partial<GaugeQuery>): GaugeQuery => ({
  ...{ pair: at(100), a: WETH, b: WBTC, reserveA: 0n, reserveB: 0n, pools: [weth, wbtc], sisters: [], ...more },
});

describe('the deepest other market', () => {
  it('prices a new pool by the chains of both tokens', () => {
    const market = otherMarket(query({}), rule);
    expect(market && gapBps(market.price, { numerator: 6n, denominator: 100n })).toBe(0);
    expect(market?.depth).toBe(800_000n);
  });

  it('is never the gauged pool', () => {
    const own = pool(100, WETH, 1000n, WBTC, 1000n);
    const market = otherMarket(query({ pools: [weth, own, wbtc], reserveA: 10n, reserveB: 10n }), rule);
    expect(market && gapBps({ numerator: 1n, denominator: 1n }, market.price)).toBe(156_666);
  });

  it('is the pool of another exchange where that is deeper', () => {
    const sister = pool(103, WETH, 1000n, WBTC, 50n);
    expect(otherMarket(query({ sisters: [sister] }), rule)).toMatchObject({ sister: sister.pair, depth: 2_000_000n });
    expect(otherMarket(query({ sisters: [{ ...sister, reserve1: 1n }] }), rule)?.sister).toBeUndefined();
  });

  it('is none below the minimum depth, and none where the pool itself is the market', () => {
    expect(otherMarket(query({ a: ODD, b: at(5) }), rule)).toBeUndefined();
    expect(otherMarket(query({ pools: [pool(101, USDC, 900n, WETH, 1n), wbtc] }), rule)).toBeUndefined();
    expect(otherMarket(query({ reserveA: 700n, reserveB: 41n }), rule)).toBeUndefined();
  });

  it('is there for a large pool far off the price', () => {
    expect(otherMarket(query({ reserveA: 500n, reserveB: 5000n }), rule)?.depth).toBe(800_000n);
  });
});

describe('an arbitrageur', () => {
  it('takes about 0.57 WBTC from 1 WETH and 1 WBTC added at 16 times the price', () => {
    const taken = lossToArbitrage(10n ** 18n, 10n ** 8n, { numerator: 6n * 10n ** 6n, denominator: 10n ** 18n });
    expect(Number(taken) / 1e8).toBeCloseTo(0.5701, 4);
  });

  it('takes nothing at the market price, and never more than was added', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 33n });
    fc.assert(
      fc.property(amount, amount, amount, amount, (a, b, numerator, denominator) => {
        const taken = lossToArbitrage(a, b, { numerator, denominator });
        expect(taken).toBeLessThanOrEqual((a * numerator) / denominator + b);
        expect(lossToArbitrage(a, b, { numerator: b, denominator: a })).toBeLessThanOrEqual(1n);
      }),
    );
  });
});

describe('figures of a pool', () => {
  it('names the same distance above and below', () => {
    const market = { numerator: 100n, denominator: 1n };
    expect(gapBps({ numerator: 102n, denominator: 1n }, market)).toBe(200);
    expect(gapBps(market, { numerator: 102n, denominator: 1n })).toBe(-200);
    expect(gapBps({ numerator: 10n ** 30n, denominator: 1n }, market)).toBe(990_000);
  });

  it('needs about one percent of a side to move the price by two', () => {
    expect(dollarsToMove(1_000_000_000_000n, 200)).toBe(9_950_493_836n);
  });
});
