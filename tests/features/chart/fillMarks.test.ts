import { expect, it } from 'vitest';
import { COST_SCALE } from '#domain/portfolio/averageCost.ts';
import type { OwnTrade } from '#domain/portfolio/ownTrade.ts';
import { tradeGains } from '#domain/portfolio/tradeGains.ts';
import { fillMarksOf } from '#features/chart/fillMarks.ts';
import { MYT, USDC, WMATIC } from '../../pages/trade/mockMarket.ts';

const HOUR = 3600;
const NO_FEE = { numerator: 0n, denominator: 1n };
const candles = [{ time: HOUR }, { time: 3 * HOUR }];
const market = { base: MYT.address, quote: USDC.address };
let count = 0;
const trade = (
  sold: OwnTrade['soldToken'],
  bought: OwnTrade['boughtToken'],
  amounts: readonly [bigint, bigint],
  timestamp: number | undefined,
  more: Partial<OwnTrade> = {},
): OwnTrade => {
  count += 1;
  return {
    key: `${count}`,
    role: 'taker',
    soldToken: sold,
    boughtToken: bought,
    sold: amounts[0],
    received: amounts[1],
    fee: NO_FEE,
    at: { timestamp, blockNumber: count, logIndex: 0, transactionHash: '0x12' },
    ...more,
  };
};
const buy = (base: bigint, quote: bigint, timestamp: number | undefined, more?: Partial<OwnTrade>) =>
  trade(USDC.address, MYT.address, [quote, base], timestamp, more);
const sell = (base: bigint, quote: bigint, timestamp: number | undefined, more?: Partial<OwnTrade>) =>
  trade(MYT.address, USDC.address, [base, quote], timestamp, more);

it('each candle and side with own fills of this market has one mark, with amounts and the gain of sales', () => {
  const fills = [
    buy(10n, 100n, HOUR + 5),
    buy(30n, 500n, HOUR + 9),
    // 40 cost 600: 20 of them cost 300.
    sell(20n, 400n, HOUR + 10),
    trade(WMATIC.address, USDC.address, [1n, 1n], HOUR),
    sell(10n, 100n, 3 * HOUR),
    buy(1n, 1n, undefined),
    buy(1n, 1n, 9 * HOUR),
  ];
  expect(fillMarksOf(tradeGains(fills.toReversed(), market).trades, '1h', candles)).toEqual([
    { time: HOUR, side: 'BUY', count: 2, base: 40n, quote: 600n, fee: NO_FEE, gain: undefined },
    { time: HOUR, side: 'SELL', count: 1, base: 20n, quote: 400n, fee: NO_FEE, gain: 100n * COST_SCALE },
    { time: 3 * HOUR, side: 'SELL', count: 1, base: 10n, quote: 100n, fee: NO_FEE, gain: -50n * COST_SCALE },
  ]);
});

it('a mark sums the exact fees of its fills, also of those that paid none', () => {
  const fee = (numerator: bigint) => ({ fee: { numerator, denominator: 1000n } });
  const fills = [buy(10n, 100n, HOUR, fee(300n)), buy(5n, 60n, HOUR), buy(5n, 70n, HOUR, fee(210n))];
  const [mark] = fillMarksOf(tradeGains(fills.toReversed(), market).trades, '1h', candles);
  expect(mark?.fee).toEqual({ numerator: 510n, denominator: 1000n });
});

it('the gain of a mark is unknown once one of its sales had no known cost', () => {
  const fills = [buy(10n, 100n, HOUR), sell(5n, 60n, HOUR), sell(6n, 60n, HOUR)];
  const marks = fillMarksOf(tradeGains(fills.toReversed(), market).trades, '1h', candles);
  expect(marks.find(({ side }) => side === 'SELL')).toMatchObject({ base: 11n, gain: undefined });
});

it('a swap on another exchange counts in the cost but has no mark, and a payment to others counts in neither', () => {
  const fills = [
    buy(10n, 100n, HOUR, { exchange: 'other' }),
    sell(4n, 60n, HOUR, { isForOther: true }),
    sell(10n, 150n, 3 * HOUR),
  ];
  const { trades, ledger } = tradeGains(fills.toReversed(), market);
  expect(fillMarksOf(trades, '1h', candles)).toEqual([
    { time: HOUR, side: 'SELL', count: 1, base: 4n, quote: 60n, fee: NO_FEE, gain: undefined },
    { time: 3 * HOUR, side: 'SELL', count: 1, base: 10n, quote: 150n, fee: NO_FEE, gain: 50n * COST_SCALE },
  ]);
  expect(ledger?.held).toBe(0n);
});

it('while earlier trades may be missing, fills have marks but no gain, and there is no average cost', () => {
  const fills = [buy(10n, 100n, HOUR), sell(5n, 60n, HOUR)];
  const { trades, ledger } = tradeGains(fills.toReversed(), market, false);
  expect(fillMarksOf(trades, '1h', candles)).toMatchObject([
    { side: 'BUY', base: 10n, gain: undefined },
    { side: 'SELL', base: 5n, gain: undefined },
  ]);
  expect(ledger).toBeUndefined();
});
