import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectedRewards, type RewardSource } from '#domain/rewards/positionRewards.ts';
import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Address } from '#domain/tokens/types.ts';

const STAKING: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const FARM: Address = '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619';
const LP: Address = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';
const MYT: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const SECOND: Address = '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063';
const FAKE: Address = '0xc2132D05D31c914a87C6611C10748AEb04B58e8F';

const move = (change: Partial<RewardMove>): RewardMove => ({
  contract: STAKING,
  token: MYT,
  amount: 5n,
  kind: 'received',
  transactionHash: '0x01',
  blockNumber: 1,
  logIndex: 0,
  timestamp: undefined,
  pid: 3n,
  purpose: undefined,
  ...change,
});

const mining = (pid: bigint): RewardSource => ({ contract: STAKING, pid, rewardTokens: [MYT, SECOND] });
const farm: RewardSource = { contract: FARM, pid: undefined, rewardTokens: [MYT] };
const collected = (moves: readonly RewardMove[], ...sources: readonly RewardSource[]) => {
  const totals = collectedRewards(moves, sources, LP);
  return totals && Object.fromEntries(totals);
};

describe('rewards that a position collected', () => {
  it('are those of its own pool and its farms, by token; a reward that never came is nothing', () => {
    const moves = [move({}), move({ pid: 4n, amount: 90n }), move({ contract: FARM, pid: undefined, amount: 7n })];
    expect(collected(moves, mining(3n), farm)).toEqual({ [MYT]: 12n, [SECOND]: 0n });
  });

  it('neither deposits nor made-up tokens nor pool tokens that come back count', () => {
    const moves = [move({ kind: 'deposited' }), move({ token: FAKE }), move({ token: LP, pid: undefined })];
    expect(collected(moves, mining(3n))).toEqual({ [MYT]: 0n, [SECOND]: 0n });
  });

  it('are unknown where a reward names no pool, and where rewards are paid in the pool token', () => {
    expect(collected([move({ pid: undefined })], mining(3n))).toBeUndefined();
    expect(collected([], { ...farm, rewardTokens: [LP] })).toBeUndefined();
  });

  it('are everything that came, for all pools together', () => {
    const anyMove = fc.record({
      pid: fc.bigInt({ min: 0n, max: 3n }),
      token: fc.constantFrom(MYT, SECOND),
      amount: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
    });
    fc.assert(
      fc.property(fc.array(anyMove), (changes) => {
        const moves = changes.map(move);
        const totals = [0n, 1n, 2n, 3n].map((pid) => collected(moves, mining(pid)));
        for (const token of [MYT, SECOND])
          expect(totals.reduce((sum, entry) => sum + (entry?.[token] ?? 0n), 0n)).toBe(
            moves.reduce((sum, entry) => (entry.token === token ? sum + entry.amount : sum), 0n),
          );
      }),
    );
  });
});
