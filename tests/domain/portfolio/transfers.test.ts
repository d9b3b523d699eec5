import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTransferReader, type TransferContext } from '#domain/portfolio/transfers.ts';
import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';

const MYT: Address = `0x${'1'.repeat(40)}`;
const USDC: Address = `0x${'2'.repeat(40)}`;
const POOL: Address = `0x${'3'.repeat(40)}`;
const BOB: Address = `0x${'4'.repeat(40)}`;
const BOOK: Address = `0x${'5'.repeat(40)}`;

let logs = 0;
const move = (
  kind: RewardMove['kind'],
  token: Address,
  contract: Address,
  transactionHash: RewardMove['transactionHash'] = '0xaa',
): RewardMove => ({
  ...{ kind, token, contract, transactionHash },
  ...{ amount: 5n, blockNumber: 7, timestamp: undefined, pid: undefined, purpose: undefined },
  logIndex: (logs += 1),
});

const context: TransferContext = {
  isPoolToken: (token) => token === POOL,
  accountedFor: new Set([BOOK]),
  ownTransactions: new Set(['0xee']),
  paidForOthers: new Set(['0xdd']),
};
const movementsOf = (moves: readonly RewardMove[]) => {
  const reader = createTransferReader(context);
  moves.forEach(reader.add);
  return moves.flatMap((entry) => reader.read(entry) ?? []);
};
const kindsOf = (moves: readonly RewardMove[]): readonly string[] => movementsOf(moves).map(({ kind }) => kind);

describe('a transfer is listed', () => {
  it('as sent or received, with whoever is on the other side', () => {
    const [sent, came] = movementsOf([move('deposited', MYT, BOB), move('received', USDC, BOB)]);
    expect(sent).toMatchObject({ kind: 'sent', sent: { token: MYT, amount: 5n }, received: undefined, contract: BOB });
    expect(came).toMatchObject({ kind: 'arrived', sent: undefined, received: { token: USDC, amount: 5n } });
  });

  it('as liquidity added where pool tokens come from nowhere, with both tokens that went in', () => {
    const moves = [move('deposited', MYT, POOL), move('deposited', USDC, POOL), move('received', POOL, ZERO_ADDRESS)];
    expect(kindsOf(moves)).toEqual(['added', 'added', 'added']);
  });

  it('as liquidity removed where pool tokens go to their pool; pool tokens given to somebody are sent', () => {
    expect(kindsOf([move('deposited', POOL, POOL), move('received', MYT, POOL)])).toEqual(['removed', 'removed']);
    expect(kindsOf([move('deposited', POOL, BOB)])).toEqual(['sent']);
    // A token that comes from nowhere is no liquidity.
    expect(kindsOf([move('received', MYT, ZERO_ADDRESS)])).toEqual(['arrived']);
  });

  it('leaves out what is reported elsewhere: contracts accounted for, and transactions of own orders', () => {
    expect(kindsOf([move('deposited', MYT, BOOK), move('received', MYT, BOB, '0xee')])).toEqual([]);
  });

  it('as sent to the book where it pays for an order of another account', () => {
    expect(kindsOf([move('deposited', MYT, BOOK, '0xdd'), move('deposited', MYT, BOOK)])).toEqual(['sent']);
    // That order may meet own ones, whose proceeds appear as trades.
    expect(kindsOf([move('deposited', MYT, BOOK, '0xdd'), move('received', MYT, BOOK, '0xdd')])).toEqual(['sent']);
  });

  it('once each, whatever comes: nothing is added up and nothing is lost', () => {
    const any = fc.record({
      kind: fc.constantFrom('deposited' as const, 'received' as const),
      token: fc.constantFrom(MYT, USDC, POOL),
      contract: fc.constantFrom(BOB, BOOK, POOL, ZERO_ADDRESS),
      transactionHash: fc.constantFrom('0xaa' as const, '0xbb' as const, '0xee' as const),
    });
    fc.assert(
      fc.property(fc.array(any), (all) => {
        const moves = all.map((entry) => move(entry.kind, entry.token, entry.contract, entry.transactionHash));
        const expected = moves.filter(
          ({ contract, transactionHash }) => contract !== BOOK && transactionHash !== '0xee',
        );
        const lines = movementsOf(moves);
        expect(lines.map(({ logIndex }) => logIndex)).toEqual(expected.map(({ logIndex }) => logIndex));
        expect(lines.every(({ sent, received }) => (sent === undefined) !== (received === undefined))).toBe(true);
      }),
    );
  });
});
