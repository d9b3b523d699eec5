import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountBps, marketPrice, roiBps, yearlyRoiBps } from '#domain/bonds/discount.ts';
import { quoteBond, worsening, type BondQuote } from '#domain/bonds/quoteBond.ts';
import {
  canSell,
  currentDebt,
  paidPrice,
  principalBounds,
  remainingCapacity,
  withFee,
  type BondMarket,
} from '#domain/bonds/terms.ts';
import { pendingPayout, timeOfBlock, vestedAt, vestedBps } from '#domain/bonds/vesting.ts';

const COIN = 10n ** 18n;

/** 0.4 USDC for a MYT: a debt of 1% of the supply. */
const market: BondMarket = {
  terms: {
    controlVariable: 4_000n,
    vestingTerm: 302_400n,
    minimumPrice: 0n,
    maxPayout: 500n,
    maxDebt: 2_000_000n * COIN,
  },
  totalDebt: 1_000_000n * COIN,
  lastDecay: 100n,
  supply: 100_000_000n * COIN,
  fee: 0n,
  payoutDecimals: 18,
  principalDecimals: 6,
};
const USDC = 1_000_000n;
/** The contract's binary fractions are a few billionths off. */
const wholeOf = (raw: bigint | undefined): number => Number(raw) / 1e18;

describe('a quote', () => {
  it('pays 250 MYT for 100 USDC at 0.4, and less by the slippage at the maximum price', () => {
    const quote = quoteBond(market, 100n, 100n * USDC, 50);
    expect(quote).toMatchObject({ truePrice: 4_000_000n, maxPrice: 4_020_000n });
    expect(wholeOf(quote?.payout)).toBeCloseTo(250, 9);
    expect(wholeOf(quote?.minPayout)).toBeCloseTo(100 / 0.402, 9);
  });

  it('takes a fee of 3.33% from the payout', () => {
    const quote = quoteBond({ ...market, fee: 33_300n }, 100n, 100n * USDC, 0);
    expect(quote?.truePrice).toBe(4_133_200n);
    expect(wholeOf(quote?.gross)).toBeCloseTo(250, 9);
    expect(wholeOf(quote?.payout)).toBeCloseTo(250 * 0.9667, 9);
  });

  it('is none at a price of 0', () => {
    expect(quoteBond({ ...market, totalDebt: 0n }, 100n, 100n * USDC, 50)).toBeUndefined();
  });

  it('names a maximum price that never pays less than its minimum, whatever the fee', () => {
    const numbers = fc.record({
      price: fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fee: fc.bigInt({ min: 0n, max: 999_999n }),
      amount: fc.bigInt({ min: 0n, max: 10n ** 30n }),
      slippage: fc.integer({ min: 0, max: 5000 }),
      rise: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    });
    fc.assert(
      fc.property(numbers, ({ price, fee, amount, slippage, rise }) => {
        const at = (minimumPrice: bigint): BondMarket => ({
          ...market,
          fee,
          terms: { ...market.terms, controlVariable: 0n, minimumPrice },
        });
        const quote = quoteBond(at(price), 100n, amount, slippage);
        const risen = price + rise;
        const later = quoteBond(at(risen), 100n, amount, slippage);
        if (!quote || !later || withFee(risen, { fee }) > quote.maxPrice) return;
        expect(later.gross >= quote.minGross).toBe(true);
        expect(later.payout >= quote.minPayout).toBe(true);
      }),
    );
  });
});

describe('a worsening since the review', () => {
  const confirmed = quoteBond(market, 100n, 100n * USDC, 50) as BondQuote;
  it('is nothing for a thousandth less, or for more', () => {
    expect(worsening(confirmed, { ...confirmed, payout: confirmed.payout - confirmed.payout / 1000n })).toBeUndefined();
    expect(worsening(confirmed, { ...confirmed, payout: confirmed.payout * 2n })).toBeUndefined();
  });
  it('is a larger loss, a longer term, or no offer at all', () => {
    const by = confirmed.payout / 1000n + 1n;
    expect(worsening(confirmed, { ...confirmed, payout: confirmed.payout - by })).toEqual({ kind: 'less', by });
    const longer = { ...confirmed, vestingTerm: confirmed.vestingTerm + 1n };
    expect(worsening(confirmed, longer)).toEqual({ kind: 'longer', vestingTerm: longer.vestingTerm });
    expect(worsening(confirmed, undefined)).toEqual({ kind: 'gone' });
  });
});

describe('the amount that a bond takes', () => {
  it('is a hundredth of a token at least and 0.5% of the supply at most', () => {
    const bounds = principalBounds(market, 4_000_000n);
    expect(bounds.smallest).toBe(4_000n);
    expect(Number(bounds.largest) / 1e6).toBeCloseTo(200_000, 5);
  });

  it('is left until the debt reaches its maximum, and comes back block by block', () => {
    expect(remainingCapacity(market, 100n)).toBe(1_000_000n * USDC);
    expect(remainingCapacity(market, 100n + 151_200n)).toBe(1_500_000n * USDC);
    expect(currentDebt(market, 100n + 10n ** 9n)).toBe(0n);
    expect(remainingCapacity({ ...market, totalDebt: 3_000_000n * COIN }, 100n)).toBe(0n);
  });

  it('is nothing where the contract cannot compute a price, or a fee takes all', () => {
    expect(canSell(market)).toBe(true);
    expect(canSell({ ...market, payoutDecimals: 4 })).toBe(false);
    expect(canSell({ ...market, supply: 0n })).toBe(false);
    expect(canSell({ ...market, fee: 1_000_000n })).toBe(false);
    expect(canSell({ ...market, terms: { ...market.terms, vestingTerm: 0n } })).toBe(false);
  });
});

describe('discount and ROI', () => {
  const paid = paidPrice(4_000_000n, { fee: 0n });
  it('are of the market price and of the price paid', () => {
    const prices = { paid, market: { numerator: 1n, denominator: 2n } };
    expect(discountBps(prices)).toEqual({ bps: 2_000n });
    expect(roiBps(prices)).toEqual({ bps: 2_500n });
    expect(yearlyRoiBps({ bps: 2_500n }, 302_400n, 2_000)).toEqual({ bps: 130_357n });
  });

  it('are negative at a premium, and what a fee leaves is paid dearer', () => {
    const prices = { paid, market: { numerator: 1n, denominator: 4n } };
    expect(discountBps(prices)).toEqual({ bps: -6_000n });
    expect(roiBps(prices)).toEqual({ bps: -3_750n });
    const withFees = paidPrice(withFee(4_000_000n, { fee: 33_300n }), { fee: 33_300n });
    expect(Number(withFees.numerator) / Number(withFees.denominator)).toBeCloseTo(0.4 / 0.9667, 6);
  });

  it('are unknown without a market price', () => {
    expect(marketPrice(undefined, { numerator: 1n, denominator: 1n })).toBeUndefined();
    expect(marketPrice({ numerator: 1n, denominator: 1n }, { numerator: 0n, denominator: 1n })).toBeUndefined();
    expect(discountBps({ paid, market: { numerator: 0n, denominator: 1n } })).toBeUndefined();
  });

  it('are both shown where deep pools disagree about either token, the lower one first', () => {
    const payout = { numerator: 4n, denominator: 10n, other: { numerator: 6n, denominator: 10n } };
    const principal = { numerator: 1n, denominator: 1n, other: { numerator: 2n, denominator: 1n } };
    const one = { numerator: 1n, denominator: 1n };
    const marketOf = (...prices: Parameters<typeof marketPrice>) => marketPrice(...prices) ?? one;
    expect(discountBps({ paid, market: marketOf(payout, one) })).toEqual({ bps: 0n, other: 3_333n });
    const market = marketOf(payout, principal);
    expect(discountBps({ paid, market })).toEqual({ bps: -10_000n, other: 3_333n });
    const roi = roiBps({ paid, market }) ?? { bps: 0n };
    expect(roi).toEqual({ bps: -5_000n, other: 5_000n });
    expect(yearlyRoiBps(roi, 302_400n, 2_000)).toEqual({ bps: -260_714n, other: 260_714n });
  });

  it('agree: what costs less than the market yields more than it costs', () => {
    const parts = fc.record({
      numerator: fc.bigInt({ min: 1n, max: 10n ** 24n }),
      denominator: fc.bigInt({ min: 1n, max: 10n ** 24n }),
    });
    fc.assert(
      fc.property(parts, parts, (price, worth) => {
        const prices = { paid: price, market: worth };
        const [discount = 0n, roi = 0n] = [discountBps(prices)?.bps, roiBps(prices)?.bps];
        expect(discount <= 10_000n && roi >= -10_000n).toBe(true);
        if (discount > 0n) expect(roi >= discount).toBe(true);
        if (discount < 0n) expect(roi <= 0n).toBe(true);
      }),
    );
  });
});

describe('vesting', () => {
  const own = { payout: 1_000n, vesting: 200n, lastBlock: 50n, truePricePaid: 1n };
  it('is linear in blocks, and all of it at the end', () => {
    expect([50n, 149n, 150n, 249n, 250n, 999n].map((block) => pendingPayout(own, block))).toEqual([
      0n,
      495n,
      500n,
      995n,
      1_000n,
      1_000n,
    ]);
    expect(vestedAt(own)).toBe(250n);
  });
  it('is nothing before it began, as after a reorg, and without a term', () => {
    expect(vestedBps(own, 49n)).toBe(0n);
    expect(pendingPayout({ ...own, vesting: 0n }, 999n)).toBe(0n);
  });
  it('ends at the time of its block', () => {
    const now = { number: 150, timestamp: 1_000 };
    expect(timeOfBlock(250n, now, 2_200)).toBe(1_220n);
  });
});
