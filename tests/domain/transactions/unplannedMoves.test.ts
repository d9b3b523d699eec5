import { expect, it } from 'vitest';
import type { Address } from '#domain/tokens/types.ts';
import type { ReceiptFacts } from '#domain/transactions/receiptFacts.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { unplannedMoves } from '#domain/transactions/unplannedMoves.ts';

const at = (digit: string): Address => `0x${digit.repeat(40)}`;
const [account, staking, pool, other] = [at('1'), at('2'), at('a'), at('b')];

const factsOf = (...moves: readonly (readonly [Address, Address, Address, bigint])[]): ReceiptFacts => ({
  account,
  transfers: moves.map(([token, from, to, amount], index) => ({ token, from, to, amount, at: index })),
  wraps: [],
  approvals: [],
  bookEvents: [],
  pairTrades: [],
  bonds: [],
  governance: [],
});

const stake: TransactionInfo = {
  kind: 'stake',
  poolToken: { symbol: 'LP', decimals: 18, address: pool },
  pool: 'A/B',
  amount: '9',
  reward: { symbol: 'MYT', decimals: 18, address: at('C') },
};

it('counts what came and went of tokens that no call names', () => {
  const facts = factsOf(
    [pool, account, staking, 9n],
    [at('c'), staking, account, 4n],
    [other, staking, account, 7n],
    [other, account, staking, 2n],
    [at('d'), account, staking, 3n],
    // It came and went again, or moved between others.
    [at('e'), staking, account, 3n],
    [at('e'), account, staking, 3n],
    [at('f'), staking, at('9'), 3n],
  );
  expect(unplannedMoves({ info: stake }, facts)).toEqual([
    { token: other, direction: 'received', amount: '5' },
    { token: at('d'), direction: 'paid', amount: '3' },
  ]);
});

it('counts nothing of what an earlier call of the same transaction names', () => {
  const drip: TransactionInfo = {
    kind: 'drip',
    token: { symbol: 'B', decimals: 18, address: other },
    amount: '1',
  };
  expect(unplannedMoves({ info: stake, also: [drip] }, factsOf([other, staking, account, 7n]))).toEqual([]);
});
