import { marketLedgers } from '#domain/portfolio/marketLedgers.ts';
import { createMovementList, tradeMovement } from '#domain/portfolio/movements.ts';
import { newestTradeFirst, type OwnTrade } from '#domain/portfolio/ownTrade.ts';
import type { Address } from '#domain/tokens/types.ts';
import { atMost, type Findings } from './figures.ts';
import { median } from './timing.ts';

const TRADES = 10_000;
const MARKETS = 20;
const ROUNDS = 9;
/** Limit in milliseconds on this processor at full speed, so that a phone with a quarter of it stays below 50 ms. */
const LIMIT_MS = 12;

const tokenAt = (index: number): Address => `0x${index.toString(16).padStart(40, '0')}`;
const DOLLAR = tokenAt(1000);
const baseOf = (a: Address, b: Address): Address => (a === DOLLAR ? b : a);

const trades = Array.from({ length: TRADES }, (_, i): OwnTrade => {
  const token = tokenAt(i % MARKETS);
  const [soldToken, boughtToken] = i % 3 === 0 ? [token, DOLLAR] : [DOLLAR, token];
  const [base, quote] = [10n ** 18n + BigInt(i * 7919), 420_000n + BigInt((i * 104_729) % 1_009)];
  const [sold, received] = i % 3 === 0 ? [base, quote] : [quote, base];
  return {
    key: String(i),
    role: 'taker',
    soldToken,
    boughtToken,
    sold,
    received,
    fee: { numerator: 3n, denominator: 1000n },
    at: { timestamp: i, blockNumber: TRADES - i, logIndex: i % 7, transactionHash: `0x${i.toString(16)}` },
  };
});

const timed = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

/** Measures an account with 10,000 trades. */
export const measureAccountHistory = (): Findings => {
  const median9 = (run: () => unknown): number => median(Array.from({ length: ROUNDS }, () => timed(run)));
  const join = (): unknown => {
    const list = createMovementList();
    for (const trade of trades) list.add(tradeMovement(trade, trade.soldToken !== DOLLAR));
    return list.rows();
  };
  return {
    ledgers: atMost(
      LIMIT_MS,
      median9(() => marketLedgers(trades, baseOf)),
      `ms for the ledgers of ${TRADES} trades`,
    ),
    history: atMost(LIMIT_MS, median9(join), `ms to join ${TRADES} lines of history`),
    order: atMost(
      LIMIT_MS,
      median9(() => trades.toSorted(newestTradeFirst)),
      `ms to sort ${TRADES} trades`,
    ),
  };
};
