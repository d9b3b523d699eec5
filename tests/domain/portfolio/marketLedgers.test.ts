import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions, type Fraction } from '#domain/amounts/fraction.ts';
import { COST_SCALE } from '#domain/portfolio/averageCost.ts';
import { marketLedgers, priceByDollars, profitInDollars, profitTotal } from '#domain/portfolio/marketLedgers.ts';
import { createMovementList, rewardMovement, tradeMovement } from '#domain/portfolio/movements.ts';
import type { MoveAction } from '#domain/rewards/rewardMoves.ts';
import { newestTradeFirst, type OwnTrade } from '#domain/portfolio/ownTrade.ts';
import type { Address } from '#domain/tokens/types.ts';

const MYT: Address = `0x${'1'.repeat(40)}`;
const USDC: Address = `0x${'2'.repeat(40)}`;
const WETH: Address = `0x${'3'.repeat(40)}`;
const rank = [WETH, MYT, USDC];
const baseOf = (a: Address, b: Address): Address => (rank.indexOf(a) < rank.indexOf(b) ? a : b);

const trade = (block: number, soldToken: Address, sold: bigint, boughtToken: Address, received: bigint): OwnTrade => ({
  key: `${block} ${soldToken}`,
  role: 'taker',
  ...{ soldToken, boughtToken, sold, received },
  fee: { numerator: sold * 3n, denominator: 1000n },
  at: { timestamp: block * 2, blockNumber: block, logIndex: 1, transactionHash: '0xab' },
});

describe('ledgers of markets', () => {
  const trades = [
    trade(1, USDC, 100n, MYT, 10n),
    trade(2, WETH, 4n, USDC, 900n),
    trade(3, USDC, 500n, MYT, 30n),
    trade(4, MYT, 20n, USDC, 400n),
  ].toSorted(newestTradeFirst);

  it('are separate, each in its quote and in the order of time', () => {
    const [first, second, ...others] = marketLedgers(trades, baseOf);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ base: MYT, quote: USDC, ledger: { held: 20n, realised: 100n * COST_SCALE } });
    expect(second).toMatchObject({ base: WETH, quote: USDC, ledger: { held: 0n, uncosted: 4n, realised: 0n } });
  });

  it('are the same for the same trades, in whichever order they were found', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(trades, { minLength: trades.length }), (found) => {
        expect(marketLedgers(found.toSorted(newestTradeFirst), baseOf)).toEqual(marketLedgers(trades, baseOf));
      }),
    );
  });
});

it('a price follows from the dollars of both sides, and is unknown where one is', () => {
  // 1 WETH of 18 decimals for 2,400 dollars, USDC of 6 decimals for one.
  const weth = { price: { numerator: 2400n, denominator: 1n }, decimals: 18 };
  const usdc = { price: { numerator: 1n, denominator: 1n }, decimals: 6 };
  const price = priceByDollars(weth, usdc);
  expect(price && compareFractions(price, { numerator: 2400n * 10n ** 6n, denominator: 10n ** 18n })).toBe(0);
  expect(priceByDollars({ ...weth, price: undefined }, usdc)).toBeUndefined();
  expect(priceByDollars(weth, { price: { numerator: 0n, denominator: 1n }, decimals: 6 })).toBeUndefined();
});

it('profits and losses add up, and what is unknown is counted apart', () => {
  const one = { numerator: 1n, denominator: 1n };
  const won = profitInDollars({ scaled: 5n * 10n ** 6n * COST_SCALE }, one, 6);
  const lost = profitInDollars({ scaled: -7n * 10n ** 6n * COST_SCALE }, one, 6);
  expect(profitInDollars({ scaled: 1n }, undefined, 6)).toBeUndefined();
  const { total, uncounted } = profitTotal([won, lost, undefined]);
  expect(uncounted).toBe(1);
  expect(total?.isLoss).toBe(true);
  expect(total && compareFractions(total.dollars, { numerator: 2n, denominator: 1n })).toBe(0);
  expect(profitTotal([undefined])).toEqual({ total: undefined, uncounted: 1 });
  expect(profitTotal([]).total?.dollars.numerator).toBe(0n);
});

it('profits at a price that pools disagree about have both values, and so do their sums', () => {
  const one = { numerator: 1n, denominator: 1n };
  const doubted = { ...one, other: { numerator: 3n, denominator: 2n } };
  const scaled = 4n * 10n ** 6n * COST_SCALE;
  const dollarsOf = (value: Fraction | undefined): number | undefined =>
    value && Number(value.numerator) / Number(value.denominator);
  const won = profitInDollars({ scaled }, doubted, 6);
  expect([won?.dollars, won?.other?.dollars].map(dollarsOf)).toEqual([4, 6]);
  // A base whose pools disagree: a loss at the lower price, a profit at the higher one.
  const turned = profitInDollars({ scaled: -scaled, other: scaled / 2n }, one, 6);
  expect([turned?.isLoss, turned?.other?.isLoss]).toEqual([true, false]);
  const { total } = profitTotal([won, turned, profitInDollars({ scaled }, one, 6)]);
  expect([total?.dollars, total?.other?.dollars].map(dollarsOf)).toEqual([4, 12]);
});

describe('the history of an account', () => {
  const sale = tradeMovement(trade(4, MYT, 20n, USDC, 400n), true);
  const moved = (action: MoveAction) =>
    rewardMovement({
      ...{ contract: WETH, token: MYT, amount: 7n, action, transactionHash: '0xcd' },
      ...{ blockNumber: 5, logIndex: 0, timestamp: undefined },
    });
  const deposit = moved('deposit');

  it('has what left, what came and the fee of each trade', () => {
    expect(sale).toMatchObject({
      kind: 'sold',
      sent: { token: MYT, amount: 20n },
      received: { token: USDC, amount: 400n },
    });
    expect(sale.fee).toEqual({ token: MYT, amount: { numerator: 60n, denominator: 1000n } });
    expect(
      tradeMovement({ ...trade(4, MYT, 20n, USDC, 400n), fee: { numerator: 0n, denominator: 1n } }, true).fee,
    ).toBe(undefined);
  });

  it.each(['deposit', 'burn', 'purchase'] as const)('has a %s as sent', (action) => {
    const { sent, received } = moved(action);
    expect([sent, received]).toEqual([{ token: MYT, amount: 7n }, undefined]);
  });

  it.each(['withdrawal', 'reward', 'redemption', 'received'] as const)('has a %s as received', (action) => {
    const { sent, received } = moved(action);
    expect([sent, received]).toEqual([undefined, { token: MYT, amount: 7n }]);
  });

  it('is joined with the newest first, each line once', () => {
    const list = createMovementList();
    [sale, deposit, sale].forEach(list.add);
    expect(list.rows()).toEqual([deposit, sale]);
  });
});
