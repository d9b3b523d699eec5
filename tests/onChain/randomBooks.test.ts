import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { createBookReader } from './support/bookReader.ts';
import { raiseBook } from './support/raiseBook.ts';
import { randomBook, type RandomBook, type TypedTicket } from './support/randomBook.ts';
import { createStage, type Stage } from './support/stage.ts';
import { createTally } from './support/tally.ts';
import { person } from './support/people.ts';
import { ticketMeetsBook, type TicketResult } from './support/ticketCheck.ts';
import { createTicketPath, describeProblem, tokenNamed } from './support/ticketPath.ts';

const BOOKS = 240;
const KINDS = ['BUY', 'SELL'].flatMap((direction) =>
  ['INPUT', 'OUTPUT'].flatMap((field) => [
    `LIMIT ${direction} ${field}`,
    `MARKET ${direction} ${field} REST`,
    `MARKET ${direction} ${field} LEAVE_OUT`,
  ]),
);
const tally = createTally();
const results: TicketResult[] = [];
let stage: Stage;
let rpc: RpcClient;

beforeAll(async () => {
  stage = await createStage();
  rpc = createRpcClient({ urls: [stage.node.url], chainId: 137, batchWaitMs: 0 });
});

afterAll(async () => {
  const kinds = [...new Set(results.map(({ kind }) => kind))].sort();
  const counts = kinds.map((entry) => `${entry}: ${results.filter(({ kind }) => kind === entry).length}`);
  console.log(`random books: ${tally.vectors()}, ${tally.comparisons()} comparisons\n${counts.join('\n')}`);
  await stage.stop();
});

describe('quote equals simulation equals receipt, to the unit, on random books through the real contract', () => {
  it.each(Array.from({ length: BOOKS }, (_, seed) => [seed]))('they are equal in book %i', async (seed) => {
    const plan = randomBook(seed);
    const raised = await raiseBook(stage, rpc, plan);
    for (const typed of plan.tickets) results.push(await ticketMeetsBook(stage, rpc, raised, typed, tally));
    tally.vectorDone();
  });

  it('met at least 200 random books with every kind of order, and with what refuses one', () => {
    const countOf = (isCounted: (result: TicketResult) => boolean): number => results.filter(isCounted).length;
    expect(tally.vectors()).toBeGreaterThanOrEqual(200);
    for (const one of KINDS)
      expect(
        countOf(({ kind }) => kind === one),
        one,
      ).toBeGreaterThanOrEqual(8);
    for (const one of ['refused belowMinimum', 'refused overflow', 'noLiquidity', 'nothingFills']) {
      expect(
        countOf(({ kind }) => kind === one),
        one,
      ).toBeGreaterThan(0);
    }
    expect(countOf(({ quote }) => (quote?.fills.length ?? 0) > 1)).toBeGreaterThan(20);
    expect(
      countOf(({ quote }) => (quote?.book.received ?? 0n) > 0n && (quote?.pool.received ?? 0n) > 0n),
    ).toBeGreaterThan(20);
    expect(countOf(({ quote }) => (quote?.rests.sold ?? 0n) > 0n && (quote?.filled.spent ?? 0n) > 0n)).toBeGreaterThan(
      20,
    );
    expect(
      countOf(({ kind, quote }) => kind.startsWith('MARKET') && (quote?.priceImpactBps ?? 0) > 1_000),
    ).toBeGreaterThan(20);
    expect(countOf(({ quote }) => quote?.waitsBehind === true)).toBeGreaterThan(20);
    expect(countOf(({ quote }) => quote?.warnings.includes('restsCrossed') === true)).toBeGreaterThan(0);
    expect(countOf((result) => result.quote !== undefined && result.isNative)).toBeGreaterThan(20);
  });

  it('an exact output of a token without decimals arrives to the unit, and nothing rests', async () => {
    const plan: RandomBook = {
      ...{ symbols: ['T0', 'T6a'], reserves: [100_000n, 50_000n * 10n ** 6n], steps: [{ kind: 'fund' }], minimum: 0n },
      tickets: [1n, 37n, 150n].map((amount) => ({
        ...{ direction: 'BUY', orderType: 'MARKET', field: 'OUTPUT', unfilled: 'REST', native: false, amount },
        ...{ slippageBps: 50, limitPrice: { numerator: 1n, denominator: 1n }, payer: 'taker', recipient: 'm8' },
      })),
    };
    const raised = await raiseBook(stage, rpc, plan);
    for (const typed of plan.tickets) {
      const { quote } = await ticketMeetsBook(stage, rpc, raised, typed, tally);
      expect([quote?.filled.received, quote?.rests.sold]).toEqual([typed.amount, 0n]);
      expect(quote && quote.filled.spent < typed.amount * 505_000n).toBe(true);
    }
  });

  it('a pair without a pool has no quote, and the contract refuses the order', async () => {
    await stage.reset();
    const base = tokenNamed(stage, 'T18a');
    const nowhere = { ...tokenNamed(stage, 'T6a'), address: person('deployer') };
    const price = { numerator: 1n, denominator: 1n };
    const typed: TypedTicket = {
      ...{ direction: 'SELL', orderType: 'LIMIT', field: 'INPUT', unfilled: 'REST', native: false },
      ...{ amount: 1000n, slippageBps: 50, limitPrice: price, payer: 'taker', recipient: 'taker' },
    };
    const path = createTicketPath(stage, rpc, { base, quote: nowhere }, typed);
    const pair = { pair: person('m11'), token0: base.address, token1: nowhere.address };
    expect(await createBookReader(rpc, stage, pair)()).toBeUndefined();
    expect(quoteTrade(path.intent, undefined)).toEqual({ ok: false, error: { code: 'noPool' } });
    const simulated = await path.simulate(await path.plan({ from: 1000n, to: 1000n, target: 0n }));
    expect(simulated.ok ? 'taken' : describeProblem(simulated.error)).toBe('reverted: pairAddr not exist');
  });
});
