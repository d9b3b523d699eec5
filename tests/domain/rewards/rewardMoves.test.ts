import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createMoveReader,
  leavesAccount,
  moveId,
  newestMoveFirst,
  rewardTotals,
  type MoveWithAction,
  type RewardMove,
} from '#domain/rewards/rewardMoves.ts';
import type { Address } from '#domain/tokens/types.ts';

const POOL: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const BOTH: Address = '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619';
const DEAD: Address = '0x000000000000000000000000000000000000dEaD';
const BOND: Address = '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063';
const LP: Address = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';
const MYT: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const contracts = [POOL, BOTH];
const tokens = [LP, MYT];

const move = (change: Partial<RewardMove>): RewardMove => ({
  contract: POOL,
  token: LP,
  amount: 5n,
  kind: 'deposited',
  transactionHash: '0x01',
  blockNumber: 1,
  logIndex: 0,
  timestamp: undefined,
  pid: undefined,
  purpose: undefined,
  ...change,
});

/** `locks`: contracts whose payout has the deposit in it. */
const read = (moves: readonly RewardMove[], locks: readonly Address[] = []): readonly MoveWithAction[] => {
  const reader = createMoveReader(
    (token) => token === LP,
    (contract) => ({
      paysStake: contract === BOTH,
      burns: contract === DEAD,
      sells: contract === BOND,
      locks: locks.includes(contract),
    }),
  );
  moves.forEach(reader.add);
  return moves.flatMap(reader.read);
};

const actionsOf = (moves: readonly RewardMove[], locks?: readonly Address[]) =>
  read(moves, locks).map(({ action }) => action);

const anyMoves = fc.array(
  fc
    .record({
      contract: fc.constantFrom(...contracts),
      token: fc.constantFrom(...tokens),
      amount: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      kind: fc.constantFrom('deposited', 'received'),
    })
    .map(move),
  { maxLength: 30 },
);

describe('the kind of a move', () => {
  it('a pool token comes back as a withdrawal, though its deposit is not read yet; another token is a reward', () => {
    expect(actionsOf([move({ kind: 'received' }), move({ kind: 'received', token: MYT })])).toEqual([
      'withdrawal',
      'reward',
    ]);
  });

  it('a bond is bought and redeemed, whatever it takes and pays, and its payout is no reward', () => {
    const moves = [LP, MYT].flatMap((token) => [
      move({ contract: BOND, token }),
      move({ contract: BOND, token, kind: 'received', amount: 5n }),
    ]);
    const actions = actionsOf(moves);
    expect(actions).toEqual(['purchase', 'redemption', 'purchase', 'redemption']);
    expect(rewardTotals(read(moves)).size).toBe(0);
    expect(actions.map(leavesAccount)).toEqual([true, false, true, false]);
  });

  it('a staked token comes back as a withdrawal, and as either where rewards are paid in it', () => {
    const moves = contracts.flatMap((contract) => [
      move({ contract, token: MYT }),
      move({ contract, token: MYT, kind: 'received' }),
    ]);
    expect(actionsOf(moves)).toEqual(['deposit', 'withdrawal', 'deposit', 'received']);
  });

  it('rewards in the staked token are distinguished from the stake by the event of their contract', () => {
    const moves = [
      move({ contract: BOTH, token: MYT }),
      move({ contract: BOTH, token: MYT, kind: 'received', purpose: 'reward' }),
      move({ contract: BOTH, token: MYT, kind: 'received', purpose: 'stake' }),
      move({ contract: BOTH, token: MYT, kind: 'received' }),
    ];
    const actions = actionsOf(moves);
    expect(actions).toEqual(['deposit', 'reward', 'withdrawal', 'received']);
    expect(rewardTotals(read(moves))).toEqual(new Map([[MYT, 5n]]));
  });

  it('a payout of a lock is its deposit and a reward; without its deposit it stays whole', () => {
    const lock = { contract: BOTH, token: MYT };
    const deposit = move({ ...lock, amount: 100n, pid: 7n });
    const payout = move({ ...lock, amount: 108n, kind: 'received', pid: 7n, logIndex: 4 });
    const parts = read([payout, deposit], [BOTH]);
    expect(parts.map(({ amount, purpose }) => [amount, purpose])).toEqual([
      [8n, 'reward'],
      [100n, 'stake'],
      [100n, undefined],
    ]);
    expect(new Set(parts.map(moveId)).size).toBe(3);
    expect(read([payout, { ...deposit, pid: 8n }], [BOTH])[0]).toMatchObject(payout);
    expect(read([payout, deposit])).toMatchObject([payout, deposit]);
  });

  it("a lock's payout of pool tokens is its deposit and a reward, which counts", () => {
    const deposit = move({ contract: BOTH, amount: 100n, pid: 7n });
    const payout = move({ contract: BOTH, amount: 108n, kind: 'received', pid: 7n, logIndex: 4 });
    const parts = read([payout, deposit], [BOTH]);
    expect(parts.map(({ action }) => action)).toEqual(['reward', 'withdrawal', 'deposit']);
    expect(rewardTotals(parts)).toEqual(new Map([[LP, 8n]]));
    const other = move({ ...deposit, contract: POOL });
    expect(read([payout, other], [BOTH, POOL])[0]).toMatchObject(payout);
  });

  it('is a burn if the tokens are sent to a contract that burns', () => {
    expect(actionsOf([move({ contract: DEAD, token: MYT })])).toEqual(['burn']);
  });

  it('every move is classified, a reward only if it was never deposited there; totals are their sums', () => {
    fc.assert(
      fc.property(anyMoves, (moves) => {
        const actions = actionsOf(moves);
        expect(actions).toHaveLength(moves.length);
        moves.forEach(({ kind, contract, token }, i) => {
          expect(actions[i] === 'deposit').toBe(kind === 'deposited');
          if (actions[i] !== 'reward') return;
          const wasDeposited = (entry: RewardMove): boolean =>
            entry.kind === 'deposited' && entry.contract === contract && entry.token === token;
          expect(moves.some(wasDeposited)).toBe(false);
        });
        const totals = rewardTotals(read(moves));
        const sum = [...totals.values()].reduce((all, entry) => all + entry, 0n);
        expect(sum).toBe(moves.reduce((all, { amount }, i) => (actions[i] === 'reward' ? all + amount : all), 0n));
      }),
    );
  });
});

it('the newest move comes first, in a block the last one', () => {
  const moves = [
    move({ blockNumber: 1 }),
    move({ blockNumber: 3, logIndex: 1 }),
    move({ blockNumber: 3, logIndex: 2 }),
  ];
  expect(moves.toSorted(newestMoveFirst).map(({ blockNumber, logIndex }) => [blockNumber, logIndex])).toEqual([
    [3, 2],
    [3, 1],
    [1, 0],
  ]);
});
