import { describe, expect, it } from 'vitest';
import { costBasis } from '#domain/ledger/costBasis.ts';
import type { CostMethod } from '#domain/ledger/lots.ts';
import { createMovementList, rewardMovement, tradeMovement, type Movement } from '#domain/portfolio/movements.ts';
import type { AccountTrade } from '#domain/orderBook/accountOrders.ts';
import { splitSelfFills } from '#domain/orderBook/selfFills.ts';
import { ledgerMoves } from '#domain/ledger/ledgerMoves.ts';
import { callsOf, countFunctionCalls } from '../../support/functionCalls.ts';
import { buy, DOLLAR, movesOf, MYT, POOL, sell, WETH, type Event } from './ledgerEvents.ts';

countFunctionCalls();

const repeated = (count: number, events: (i: bigint) => readonly Event[]): readonly Event[] =>
  Array.from({ length: count }, (_, i) => events(BigInt(i + 1))).flat();

const ACCOUNTS: Readonly<Record<string, (i: bigint) => readonly Event[]>> = {
  'earns dollars in small parts and spends some': (i) => [sell(MYT, 3n, 10n + i), buy(WETH, 1n, 1n)],
  'buys much and sells little': (i) => [buy(MYT, 10n + i, 20n), sell(MYT, 1n, 3n)],
  'buys little and sells all': (i) => [buy(MYT, i, 20n), buy(MYT, 2n, 20n), sell(MYT, i + 2n, 30n)],
  'is rewarded without a known value, and pays network fees': (i) => [
    { kind: 'reward', legs: [[WETH, 5n + i]] },
    { kind: 'networkFee', legs: [[WETH, -1n]] },
  ],
  'enters and leaves a pool': (i) => [
    {
      kind: 'poolEntry',
      legs: [
        [MYT, -i],
        [DOLLAR, -i],
        [POOL, 2n * i],
      ],
    },
    {
      kind: 'poolExit',
      legs: [
        [POOL, -i],
        [MYT, i],
        [DOLLAR, 1n],
      ],
    },
  ],
};

const COUNT = 200;

describe.each(['average', 'fifo'] as const)('costs, %s', (method: CostMethod) => {
  it.each(Object.keys(ACCOUNTS))(
    'take four times the work for four times the moves of an account that %s',
    async (name) => {
      const events = ACCOUNTS[name] ?? (() => []);
      const work = (count: number): Promise<number> => {
        const moves = movesOf(repeated(count, events));
        return callsOf(() => costBasis(moves, { method, dollar: DOLLAR, values: new Map(), estimates: new Set() }));
      };
      const [few, many] = [await work(COUNT), await work(4 * COUNT)];
      expect(few).toBeGreaterThan(COUNT);
      expect(many / few).toBeLessThan(4.5);
    },
  );
});

it('setting own fills apart takes four times the work for four times the trades', async () => {
  const tradesOf = (count: number): readonly AccountTrade[] =>
    Array.from({ length: count }, (_, i): AccountTrade => {
      const role = i % 2 === 0 ? 'maker' : 'taker';
      const [soldToken, boughtToken] = i % 4 < 2 ? [DOLLAR, MYT] : [MYT, DOLLAR];
      const at = { timestamp: i, blockNumber: count - i, logIndex: 1, transactionHash: `0x${i.toString(16)}` } as const;
      const event = { kind: 'UpdateOrderInfo', soldToken, index: 0n, inNum: 2n, outNum: 3n } as const;
      const fee = { numerator: 0n, denominator: 1n };
      const placed = { event, soldToken, boughtToken, ...at };
      return { key: String(i), role, soldToken, boughtToken, sold: 2n, received: 3n, fee, at: placed };
    });
  const work = (count: number): Promise<number> => {
    const trades = tradesOf(count);
    return callsOf(() => splitSelfFills(trades));
  };
  const [few, many] = [await work(COUNT), await work(4 * COUNT)];
  expect(few).toBeGreaterThan(COUNT);
  expect(many / few).toBeLessThan(4.5);
});

it('joining movements and their moves take four times the work for four times the movements', async () => {
  const movementsOf = (count: number): readonly Movement[] =>
    Array.from({ length: count }, (_, i): Movement => {
      const at = { timestamp: i, blockNumber: i, logIndex: 0, transactionHash: `0x${i.toString(16)}` } as const;
      const fee = { numerator: 0n, denominator: 1n };
      const trade = {
        key: String(i),
        role: 'taker',
        soldToken: DOLLAR,
        boughtToken: MYT,
        sold: 2n,
        received: 3n,
      } as const;
      const move = { contract: POOL, token: MYT, amount: 5n, ...at } as const;
      if (i % 3 === 0) return tradeMovement({ ...trade, fee, at }, false);
      return rewardMovement({ ...move, action: i % 3 === 1 ? 'deposit' : 'received' });
    });
  const work = (count: number): Promise<number> => {
    const movements = movementsOf(count);
    return callsOf(() => {
      const list = createMovementList();
      movements.forEach(list.add);
      return [...ledgerMoves(list.rows(), DOLLAR)];
    });
  };
  const [few, many] = [await work(COUNT), await work(4 * COUNT)];
  expect(few).toBeGreaterThan(COUNT);
  expect(many / few).toBeLessThan(4.5);
});
