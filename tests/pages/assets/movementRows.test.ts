import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Slices } from '#lib/inSlices.ts';
import { movementRows, type MovementInput } from '#pages/assets/history/movementRows.ts';
import { rewardRows, type RewardInput } from '#reads/rewards/rewardRows.ts';
import { maker, MYT, USDC } from '../trade/mockMarket.ts';

const [account, farm, bob, book] = [maker(61), maker(62), maker(63), maker(64)];
const unlisted = maker(65);

const anyMove = fc.record<Partial<RewardMove>>({
  contract: fc.constantFrom(farm, bob, book),
  token: fc.constantFrom(MYT.address, USDC.address, unlisted),
  kind: fc.constantFrom('deposited' as const, 'received' as const),
  transactionHash: fc.constantFrom('0xaa' as const, '0xbb' as const, '0xcc' as const),
});

const movesOf = (parts: readonly Partial<RewardMove>[]): readonly RewardMove[] =>
  parts.map((part, i) => ({
    ...{ contract: bob, token: MYT.address, amount: BigInt(i + 1), kind: 'received', transactionHash: '0xaa' },
    ...{ blockNumber: 900 - Math.floor(i / 3), logIndex: 99 - i, timestamp: undefined },
    ...{ pid: undefined, purpose: undefined },
    ...part,
  }));

const inputs = (moves: readonly RewardMove[]): { readonly rewards: RewardInput; readonly movements: MovementInput } => {
  const known = {
    ...{ status: 'complete', coverage: undefined, isShown: (token) => token !== unlisted, poolOf: () => undefined },
    assets: new Map([MYT, USDC].map((token) => [token.address, token])),
  } satisfies Partial<RewardInput>;
  const rewards = moves.filter(({ contract }) => contract === farm);
  return {
    rewards: { ...known, account, moves: rewards, programmes: new Map([[farm, 'farm']]), isAllShown: false },
    movements: {
      ...{
        account,
        status: 'complete',
        trades: { trades: [], fees: [], tokens: new Map() },
        rewards: { rows: [], hidden: 0 },
      },
      coins: [],
      transfers: {
        ...{ ...known, moves, isAllShown: false, placed: [], accountedFor: new Set([farm, book]) },
        ...{ ownTransactions: new Set(['0xcc']), paidForOthers: new Set() },
      },
    },
  };
};

const joined = async (moves: readonly RewardMove[], slices: Slices) => {
  const { rewards, movements } = inputs(moves);
  return movementRows({ ...movements, rewards: await rewardRows(rewards, slices) }, slices);
};

/** A clock that ends the slice after each entry. */
const afterEach = (): Slices => {
  let time = 0;
  return { now: () => (time += 1000) };
};

describe('the joined history of an account', () => {
  it('is the same in one slice and in one slice for each entry, newest first, nothing lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { maxLength: 24 }), async (parts) => {
        const moves = movesOf(parts);
        const whole = await joined(moves, { now: () => 0 });
        expect(await joined(moves, afterEach())).toEqual(whole);
        const isListed = ({ contract, transactionHash }: RewardMove): boolean =>
          contract === farm || (contract === bob && transactionHash !== '0xcc');
        expect(whole.rows.length + whole.hidden).toBe(moves.filter(isListed).length);
        const places = whole.rows.map(({ blockNumber, logIndex }) => blockNumber * 100 + logIndex);
        expect(places).toEqual(places.toSorted((a, b) => b - a));
        for (const { currencies, sent, received } of whole.rows)
          expect([...currencies.keys()]).toEqual([(sent ?? received)?.token]);
      }),
      { numRuns: 40 },
    );
  });

  it('has no transfers until own orders are known, and tokens that others paid for them only once all are read', async () => {
    const { movements } = inputs(movesOf([{ contract: bob }]));
    const order: PlacedEvent = {
      event: { kind: 'AddOrder', maker: account, soldToken: USDC.address, from: 70n, to: 9n, index: 3n },
      ...{ soldToken: USDC.address, boughtToken: MYT.address, blockNumber: 8, logIndex: 4, timestamp: 5 },
      transactionHash: '0xdd',
    };
    const rowsWith = async (change: Partial<MovementInput['transfers']>) => {
      const { rows } = await movementRows({ ...movements, transfers: { ...movements.transfers, ...change } }, {});
      return rows.map(({ id }) => id);
    };
    expect(await rowsWith({ placed: undefined })).toEqual([]);
    expect(await rowsWith({ placed: [order], status: 'reading' })).toEqual(['0xaa 99']);
    expect(await rowsWith({ placed: [order] })).toEqual(['0xaa 99', '0xdd 4 paid']);
  });

  it('shares one map of currencies between the rows of a token', async () => {
    const { rows } = await joined(movesOf([{ contract: farm }, { contract: bob }, { contract: bob }]), {});
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ currencies }) => currencies)).size).toBe(1);
  });

  it('ends with the reason of an aborted signal', async () => {
    const controller = new AbortController();
    controller.abort(new Error('left'));
    await expect(joined(movesOf([{}]), { signal: controller.signal })).rejects.toThrow('left');
  });
});
